/**
 * Marks Chinese pages that have been brought up to date as translations of the current English text. Arguments are
 * files or addresses of pages; without any, the outdated pages are listed.
 */

import { markTranslated, outdatedPages } from '#docs/translated-pages.ts';
import { site } from '#site/config.ts';
import { main, ROOT } from './run.ts';

await main((names) => {
  const project = { root: ROOT, config: site.config };
  if (names.length > 0) {
    // npm runs scripts in the project's folder and names the author's in INIT_CWD.
    const pages = markTranslated(names, [process.env['INIT_CWD'] ?? ROOT, process.cwd()], project);
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
