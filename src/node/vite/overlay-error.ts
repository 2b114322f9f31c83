import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorPayload } from 'vite';
import { problemText, type Problem } from '../content/problem.ts';

/**
 * Problems as Vite's overlay shows them: all of them, each as a build says it, with the first one's place as a link to
 * the editor.
 * @param root folder that the problems name files from
 */
export function overlayError(problems: readonly Problem[], root: string): ErrorPayload['err'] {
  const message = problems.map(problemText).join('\n');
  // Some problems name no file but a field of the configuration.
  const placed = problems.find(({ file }) => existsSync(join(root, file)));
  const { file = '', line = 1, column = 1 } = placed ?? {};
  return {
    message,
    stack: '',
    plugin: 'docs:content',
    ...(placed && { loc: { file: join(root, file), line, column } }),
  };
}
