/** Creates a page in both languages: `npm run new-page -- /guide/basic/mock`. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newPage } from '#docs/new-page.ts';
import { CONTENT_DIR, pageFiles, placeProblems } from '#node/content/page-files.ts';
import { throwIfAny } from '#node/content/problem.ts';
import { sidebarSections } from '#shared/sidebar.ts';
import { resolveSite } from '#shared/site.ts';
import { site } from '#site/config.ts';
import { main, ROOT } from './run.ts';

await main(([route = '', ...rest]) => {
  if (route === '' || rest.length > 0) throw new Error('Name one route: npm run new-page -- /guide/basic/mock');
  throwIfAny(placeProblems(ROOT, CONTENT_DIR, site.config).unread);
  const sections = sidebarSections(resolveSite(site).locales.en.sidebar);
  const { files, remaining } = newPage(route, pageFiles(join(ROOT, CONTENT_DIR), site.config), site.config, sections);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text, { flag: 'wx' });
    console.log(`wrote ${path}`);
  }
  console.log(['', 'What remains:', ...remaining.map((each) => `- ${each}`)].join('\n'));
});
