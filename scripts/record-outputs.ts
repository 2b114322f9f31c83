/** Renews the recorded outputs of the pages, in both languages. Words behind `--` choose pages by a part of their path. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS } from '#shared/page.ts';
import { checkExamples } from '#node/examples/check.ts';
import { readExamples, readPageBlocks } from '#node/examples/pages.ts';
import { renewals, withTexts, type Renewal } from '#node/examples/record.ts';
import { ROOT } from './run.ts';

const words = process.argv.slice(2);
const pages = readExamples(ROOT, 'en').filter(({ page }) => words.every((word) => page.includes(word)));
const { runs } = await checkExamples(
  pages.flatMap(({ examples }) => examples),
  { root: ROOT, folder: join(ROOT, '.tmp/record') },
);
const renewed = new Map<string, Renewal[]>();
for (const each of renewals(runs)) renewed.set(each.block.file, [...(renewed.get(each.block.file) ?? []), each]);
for (const [page, some] of renewed) {
  const lines = readPageBlocks(ROOT, page).map(({ line }) => line);
  const texts = new Map(some.map(({ block, text }) => [lines.indexOf(block.line), text]));
  for (const lang of LANGS) {
    const file = page.replace(/^content\/[^/]+/, `content/${lang}`);
    const path = join(ROOT, file);
    writeFileSync(path, withTexts(readFileSync(path, 'utf8'), file, texts));
    console.log(`${file}: ${texts.size} renewed`);
  }
}
if (renewed.size === 0) console.log('Every recorded output is as its command prints it.');
