/** Runs every example of the English pages. Words behind `--` choose pages by a part of their path. */

import { join } from 'node:path';
import { checkExamples } from '#docs/examples/check.ts';
import { failureText } from '#docs/examples/failure.ts';
import { readExamples } from '#docs/examples/pages.ts';
import { checkSignatures } from '#docs/examples/signatures.ts';
import { summaryText } from '#docs/examples/summary.ts';
import { problemText } from '#node/content/problem.ts';
import { site } from '#site/config.ts';
import { main, ROOT } from './run.ts';

await main(async (words) => {
  const pages = readExamples(ROOT, site.config, words);
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
  const texts = [...problems.map(problemText), ...[...signatures, ...result.failures].map(failureText)];
  if (texts.length > 0) throw new Error(`\n${texts.join('\n\n')}\n\n${texts.length} to mend`);
});
