/**
 * Tests behaviour in WebKit and Firefox, which are installed if necessary: `npm run test:engines`. WebKit is asked over
 * WebDriver (`test/engines/`). Firefox runs files of `test/e2e/`. Arguments go to vitest.
 */

import { main } from './run.ts';
import { buildSite, runVitest } from './vitest.ts';

/**
 * Files that Firefox can run whole. In the others, WebDriver BiDi of Firefox 153 cannot set what some tests need: media
 * features, a page without scripts, paper, DevTools.
 */
const FIREFOX = [
  'before-hydration',
  'code',
  'frame',
  'hosted-dialog',
  'hosted-search',
  'large-text',
  'locale-redirect',
  'overview',
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
      runVitest(['--project', 'e2e', ...files, ...args], { ENGINE: 'firefox' }),
    );
});
