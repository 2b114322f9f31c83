/**
 * Says of Chinese pages that they are translations of the English ones as these are now: after they were read and
 * brought up to date. Files or addresses of pages stand behind `--`; without any, the pages are listed that are behind.
 */

import { markTranslated, outdatedPages } from '#docs/translated-pages.ts';
import { site } from '#site/config.ts';
import { main, ROOT } from './run.ts';

await main((said) => {
  const project = { root: ROOT, config: site.config };
  if (said.length > 0) {
    // npm runs a command in the project's folder and names the one that its author is in.
    const pages = markTranslated(said, [process.env['INIT_CWD'] ?? ROOT, process.cwd()], project);
    for (const page of pages) console.log(`${page}: up to date`);
    return;
  }
  const { behind, all } = outdatedPages(project);
  console.log(
    behind.length === 0
      ? `All ${all} Chinese pages are up to date.`
      : ['Behind their originals:', ...behind].join('\n'),
  );
});
