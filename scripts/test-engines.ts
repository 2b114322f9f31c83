/**
 * Tests behaviour in Firefox and WebKit, which are installed if necessary: `npm run test:engines`. Firefox runs the
 * tests of Chromium (`test/e2e/`), WebKit those that WebDriver can ask (`test/engines/`). Arguments go to vitest.
 */

import { main } from './run.ts';
import { buildSite, runVitest } from './vitest.ts';

await main((args) => {
  process.exitCode =
    buildSite() ||
    Math.max(
      runVitest(['--config', 'test/engines/vitest.config.ts', ...args]),
      runVitest(['--project', 'e2e', ...args], { ENGINE: 'firefox' }),
    );
});
