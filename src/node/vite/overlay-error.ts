import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorPayload } from 'vite';
import { problemText, type Problem } from '../content/problem.ts';

/** Problems for Vite's overlay, worded as in a build; links to the first one that has a file. */
export function overlayError(problems: readonly Problem[], root: string): ErrorPayload['err'] {
  const message = problems.map(problemText).join('\n');
  // Configuration problems name a field instead of a file.
  const placed = problems.find(({ file }) => existsSync(join(root, file)));
  const { file = '', line = 1, column = 1 } = placed ?? {};
  return {
    message,
    stack: '',
    plugin: 'docs:content',
    ...(placed && { loc: { file: join(root, file), line, column } }),
  };
}
