/** Sends the site's search records to the hosted index. Without `--push` it only prints what it would send. */

import { throwIfAny } from '#node/content/problem.ts';
import { searchPush } from '#node/output/search-push/search-push.ts';
import { openProject } from './open-project.ts';
import { main } from './run.ts';

await main(async (args) => {
  const content = await openProject();
  throwIfAny(content.problems());
  await searchPush({ site: content.site, pages: content.pages(), args, env: process.env, print: console.log });
});
