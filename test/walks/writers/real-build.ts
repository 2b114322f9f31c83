import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlFile } from '#shared/path.ts';
import { build } from '../../../scripts/project-copy.ts';
import { appOf, titleOf } from './looks.ts';
import type { Verdict } from './oracle.ts';

/** These contain the hash of the start-up script, which a verdict lacks. */
const WITH_HEADERS = ['_headers', 'vercel.json', 'nginx.conf'];
const MADE_PAGES = ['/sitemap', '/zh/sitemap', '/404', '/zh/404'];

/**
 * Builds a project as `npm run build` does, and compares the output with the verdict on its files.
 * @returns the differences; empty when there are none
 */
export async function differenceToBuild(root: string, verdict: Verdict): Promise<string> {
  const failure = await build(root).then(() => undefined, String);
  const isWhole = verdict.problems.length === 0;
  if (failure !== undefined) {
    const missing = verdict.problems.filter((text) => !failure.includes(text));
    return isWhole || missing.length > 0 ? `the build lacks\n${missing.join('\n')}\nand says\n${failure}` : '';
  }
  if (!isWhole) return `the build says nothing of\n${verdict.problems.join('\n')}`;
  const read = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');
  const differing: string[] = [];
  for (const route of [...verdict.routes, ...MADE_PAGES]) {
    const { html } = await verdict.render(route);
    const file = htmlFile(route);
    const isSame = appOf(read(file)) === appOf(html) && titleOf(read(file)) === titleOf(html);
    if (!isSame) differing.push(file);
  }
  for (const [file, text] of await verdict.outputs()) {
    if (!WITH_HEADERS.includes(file) && read(file) !== text) differing.push(file);
  }
  return differing.length > 0 ? `the build has others of ${differing.join(', ')}` : '';
}
