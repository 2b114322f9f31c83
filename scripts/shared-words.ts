/**
 * Counts sequences of words that our pages share with other documentation: `npm run docs:shared-words -- <folder>`.
 * Eight English words or twelve Chinese characters in a row count; code does not. The folder holds `.md` or `.mdx`.
 */

import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import glob from 'fast-glob';
import { pagePaths } from '#docs/examples/pages.ts';
import { passagesOf, type Passage } from '#docs/prose.ts';
import { sequencesOf, sharedWords } from '#docs/shared-words.ts';
import { site } from '#site/config.ts';
import { main, ROOT } from './run.ts';

/** Pages of others may be no MDX that we can parse; these are reported and skipped. */
function passagesIn(cwd: string): readonly Passage[] {
  return glob.sync('**/*.{md,mdx}', { cwd }).flatMap((file) => {
    try {
      return passagesOf(readFileSync(join(cwd, file), 'utf8'));
    } catch (error) {
      console.error(
        `${file} cannot be read and is left out: ${error instanceof Error ? error.message : String(error)}`,
      );
      return [];
    }
  });
}

await main(([folder = '']) => {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    const found = folder === '' ? '' : `"${folder}" is not a folder. `;
    throw new Error(`${found}Name the folder of the other documentation: npm run docs:shared-words -- ../other/docs`);
  }
  const passages = passagesIn(resolve(folder));
  if (passages.length === 0) throw new Error(`"${folder}" has no .md or .mdx page that can be read`);
  const others = sequencesOf(passages);
  const found = pagePaths(ROOT, site.config).flatMap((page) =>
    sharedWords(passagesOf(readFileSync(join(ROOT, page), 'utf8')), others).map(
      ({ line, words }) => `${page}:${line}: ${words}`,
    ),
  );
  for (const each of found) console.log(each);
  console.log(`${found.length} sequences are shared with ${passages.length} passages of ${folder}.`);
  if (found.length > 0) process.exitCode = 1;
});
