/**
 * Renews the recorded outputs of the pages, in both languages, and their colors. Arguments choose pages by parts of their
 * path.
 */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { groupBy } from '#shared/group-by.ts';
import { LANGS } from '#shared/page.ts';
import { checkExamples } from '#docs/examples/check.ts';
import { readExamples, readPageBlocks } from '#docs/examples/pages.ts';
import { coloredOutputs, nothingToRecord, renewals, withTexts } from '#docs/examples/record.ts';
import { CONTENT_DIR, twinFile } from '#node/content/page-files.ts';
import { coloredOutputsText, coloredOutputsPath } from '#node/content/colored-outputs.ts';
import { throwIfAny } from '#node/content/problem.ts';
import { site } from '#site/config.ts';
import { main, ROOT } from './run.ts';

await main(async (words) => {
  const pages = readExamples(ROOT, site.config, words);
  const problems = pages.flatMap((page) => page.problems);
  throwIfAny(problems.length > 0 ? problems : nothingToRecord(pages));
  const examples = pages.flatMap(({ examples }) => examples);
  const { runs } = await checkExamples(examples, { root: ROOT, folder: join(ROOT, '.tmp/record') });
  const recorded = runs.filter(({ command }) => command.outputs.length > 0).length;

  const renewed = groupBy(renewals(runs), ({ block }) => block.file);
  for (const [page, some] of renewed) {
    const lines = readPageBlocks(ROOT, page).map(({ line }) => line);
    const texts = new Map(some.map(({ block, text }) => [lines.indexOf(block.line), text]));
    for (const lang of LANGS) {
      const file = twinFile(page, lang);
      const path = join(ROOT, file);
      writeFileSync(path, withTexts(readFileSync(path, 'utf8'), file, texts));
      console.log(`${file}: ${texts.size} renewed`);
    }
  }
  for (const { page } of pages) {
    const own = runs.filter(({ command }) => command.block.file === page);
    const outputs = coloredOutputs(own, renewed.get(page) ?? []);
    const file = join(ROOT, CONTENT_DIR, coloredOutputsPath(relative(CONTENT_DIR, page)));
    rmSync(file, { force: true });
    if (outputs.length === 0) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, coloredOutputsText(outputs));
  }
  if (renewed.size === 0) console.log(`Every recorded output (${recorded}) is as its command prints it.`);
});
