/** Sends the site's search records to the hosted index. Without `--push` it only prints what it would send. */

import { checkSite } from '#node/content/check-site.ts';
import { throwIfAny } from '#node/content/problem.ts';
import { searchPush } from '#node/output/search-push/search-push.ts';
import { openSiteContent } from '#node/compile/content.ts';
import { resolveSite } from '#shared/site.ts';
import { site as input } from '#site/config.ts';
import { main, ROOT } from './run.ts';

await main(async (args) => {
  throwIfAny(checkSite(input));
  const site = resolveSite(input);
  const content = await openSiteContent({ root: ROOT, contentDir: 'content', publicDir: 'public' }, site);
  throwIfAny(content.problems());
  await searchPush({ site, pages: content.pages(), args, env: process.env, print: console.log });
});
