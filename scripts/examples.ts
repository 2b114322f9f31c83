/**
 * Runs every example of the English pages; with `--zips`, installs and runs their downloads instead. Other words behind
 * `--` choose pages by a part of their path.
 */

import { join } from 'node:path';
import { checkExamples } from '#docs/examples/check.ts';
import { failureText } from '#docs/examples/failure.ts';
import { readExamples } from '#docs/examples/pages.ts';
import { checkSignatures } from '#docs/examples/signatures.ts';
import { summaryText } from '#docs/examples/summary.ts';
import { checkZips, readZips } from '#docs/examples/zips.ts';
import { problemText } from '#node/content/problem.ts';
import { site } from '#site/config.ts';
import { openProject } from './open-project.ts';
import { main, ROOT } from './run.ts';

/** @throws an error with all failures */
function report(texts: readonly string[]): void {
  if (texts.length > 0) throw new Error(`\n${texts.join('\n\n')}\n\n${texts.length} to fix`);
}

await main(async (args) => {
  const words = args.filter((arg) => arg !== '--zips');
  const pages = readExamples(ROOT, site.config, words);
  if (args.includes('--zips')) {
    const zips = await readZips(await openProject(), pages);
    report((await checkZips(zips)).map(failureText));
    console.log(`Installed and ran ${zips.length} zips.`);
    return;
  }
  const problems = pages.flatMap(({ problems }) => problems);
  const workspace = { root: ROOT, folder: join(ROOT, '.tmp/examples') };
  const result = await checkExamples(
    pages.flatMap(({ examples }) => examples),
    workspace,
  );
  const signatures = await checkSignatures(
    pages.flatMap(({ signatures }) => signatures),
    workspace,
  );

  console.log(summaryText(pages, result));
  report([...problems.map(problemText), ...[...signatures, ...result.failures].map(failureText)]);
});
