/**
 * Says of Chinese pages that they are translations of the English ones as these are now: after they were read and
 * brought up to date. Paths of pages stand behind `--`; without any, the pages are listed that are behind.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pagePaths } from '#node/examples/pages.ts';
import { isOutdated } from '#node/page-index.ts';
import { readPage } from '#node/read-page.ts';
import { withTranslationHash } from '#node/translation.ts';
import { ROOT } from './run.ts';

const read = (page: string) => readFileSync(join(ROOT, page), 'utf8');
const englishOf = (page: string) => page.replace(/^content\/zh\//, 'content/en/');
const sourceOf = (page: string) => readPage(read(page), page);

const given = process.argv.slice(2).map((path) => relative(ROOT, resolve(path)));
const wrong = given.filter((page) => !page.startsWith('content/zh/') || !existsSync(join(ROOT, englishOf(page))));
if (wrong.length > 0) {
  console.error(`These are no Chinese pages with an English one: ${wrong.join(', ')}`);
  process.exitCode = 1;
} else if (given.length > 0) {
  for (const page of given) {
    writeFileSync(join(ROOT, page), withTranslationHash(read(page), sourceOf(englishOf(page)).hash));
    console.log(`${page}: up to date`);
  }
} else {
  const behind = pagePaths(ROOT, 'zh').filter((page) => {
    const source = sourceOf(page);
    return source.translatedFrom === undefined || isOutdated(source, sourceOf(englishOf(page)));
  });
  console.log(
    behind.length === 0 ? 'Every Chinese page is up to date.' : `Behind their originals:\n${behind.join('\n')}`,
  );
}
