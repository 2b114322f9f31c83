/**
 * Draws the failing run of `/guide/troubleshooting/` from the output that the page has recorded. Run by hand after
 * `npm run docs:record` has renewed that output: `npx tsx scripts/failing-run-picture.ts`.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawFailingRun, FAILING_RUN } from '#docs/failing-run.ts';
import { site } from '#site/config.ts';
import { main, ROOT } from './run.ts';

await main(() => {
  writeFileSync(join(ROOT, FAILING_RUN), drawFailingRun(ROOT, site.config));
  console.log(FAILING_RUN);
});
