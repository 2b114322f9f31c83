/** Tests the built site behind a real nginx, which is installed if necessary: `npm run test:hosts`. */

import { main } from './run.ts';
import { buildSite, runVitest } from './vitest.ts';

await main((args) => {
  process.exitCode = buildSite() || runVitest(['--config', 'test/hosts/vitest.config.ts', ...args]);
});
