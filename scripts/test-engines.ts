/**
 * Tests behaviour in WebKit and Firefox, which are installed if necessary: `npm run test:engines`. WebKit is asked over
 * WebDriver (`test/engines/`). Firefox runs files of `test/e2e/`, but for tests with a tag that says why it cannot.
 * Arguments go to vitest.
 */

import { NOT_IN_FIREFOX } from '../test/e2e/not-in-firefox.ts';
import { main } from './run.ts';
import { buildSite, runVitest } from './vitest.ts';

/** Files whose tests, without those that a tag excludes, have passed in Firefox. */
const FIREFOX = [
  'before-hydration',
  'code',
  'forced-colours',
  'frame',
  'hosted-dialog',
  'hosted-search',
  'large-text',
  'locale-redirect',
  'overview',
  'print',
  'progress',
  'search',
  'versions',
];

await main((args) => {
  const files = FIREFOX.map((name) => `test/e2e/${name}.test.ts`);
  process.exitCode =
    buildSite() ||
    Math.max(
      runVitest(['--config', 'test/engines/vitest.config.ts', ...args]),
      runVitest(['--project', 'e2e', ...files, ...args], { ENGINE: 'firefox' }, NOT_IN_FIREFOX),
    );
});
