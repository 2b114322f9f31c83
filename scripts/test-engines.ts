/**
 * Tests behavior in WebKit and Firefox, which are installed if necessary: `npm run test:engines`. WebKit is asked over
 * WebDriver (`test/engines/`). Firefox runs `test/e2e/`, but for tests with a tag that says why it cannot. Arguments go
 * to vitest.
 */

import { NOT_IN_FIREFOX } from '../test/e2e/not-in-firefox.ts';
import { main } from './run.ts';
import { buildSite, runVitest } from './vitest.ts';

await main((args) => {
  process.exitCode =
    buildSite() ||
    Math.max(
      runVitest(['--config', 'test/engines/vitest.config.ts', ...args]),
      runVitest(['--project', 'e2e', ...args], { ENGINE: 'firefox' }, NOT_IN_FIREFOX),
    );
});
