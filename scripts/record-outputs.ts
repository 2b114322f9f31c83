/** Renews the recorded outputs of the pages, in both languages. Arguments choose pages by parts of their path. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS } from '#shared/page.ts';
import { checkExamples } from '#docs/examples/check.ts';
import { readExamples, readPageBlocks } from '#docs/examples/pages.ts';
import { renewals, withTexts, type Renewal } from '#docs/examples/record.ts';
import { twinFile } from '#node/content/page-index.ts';
import { site } from '#site/config.ts';
import { main, ROOT } from './run.ts';

await main(async (words) => {
  const pages = readExamples(ROOT, site.config, words);
  const examples = pages.flatMap(({ examples }) => examples);
  const { runs } = await checkExamples(examples, { root: ROOT, folder: join(ROOT, '.tmp/record') });
  const recorded = runs.filter(({ command }) => command.outputs.length > 0).length;
  if (recorded === 0) throw new Error(`There is no recorded output on ${pages.map(({ page }) => page).join(', ')}.`);

  const renewed = new Map<string, Renewal[]>();
  for (const each of renewals(runs)) renewed.set(each.block.file, [...(renewed.get(each.block.file) ?? []), each]);
  for (const [page, some] of renewed) {
    const lines = readPageBlocks(ROOT, page).map(({ line }) => line);
    const texts = new Map(some.map(({ block, text }) => [lines.indexOf(block.line), text]));
    for (const lang of LANGS) {
      const file = twinFile(page, 'en', lang);
      const path = join(ROOT, file);
      writeFileSync(path, withTexts(readFileSync(path, 'utf8'), file, texts));
      console.log(`${file}: ${texts.size} renewed`);
    }
  }
  if (renewed.size === 0) console.log(`Every recorded output (${recorded}) is as its command prints it.`);
});
