/**
 * Tests behavior in WebKit and Firefox, which are installed if necessary: `npm run test:engines`. WebKit runs the tests
 * of `test/engines/` over WebDriver; a list gives the reason for each end-to-end test without a counterpart there.
 * Firefox runs `test/e2e/`, except for tests whose tag gives a reason. Arguments go to vitest.
 */

import { NOT_IN_FIREFOX } from '../test/e2e/not-in-firefox.ts';
import { NOT_IN_WEBKIT, type NotAsked } from '../test/e2e/not-in-webkit.ts';
import { notAskedInWebKit } from '../test/support/titles.ts';
import { main } from './run.ts';
import { buildSite, runVitest } from './vitest.ts';

/** Prints how many end-to-end tests have no counterpart for WebKit, and why. */
function countNotAsked(): void {
  const notAsked = notAskedInWebKit();
  for (const [name, { reason, tests }] of Object.entries<NotAsked>(NOT_IN_WEBKIT)) {
    const count = notAsked.filter(({ file, title }) => tests.includes(title) || tests.includes(file)).length;
    console.log(`${count} not asked in WebKit, ${name}: ${reason}`);
  }
}

await main((args) => {
  const inWebKit = () => {
    const code = runVitest(['--config', 'test/engines/vitest.config.ts', ...args]);
    countNotAsked();
    return code;
  };
  process.exitCode =
    buildSite() ||
    Math.max(inWebKit(), runVitest(['--project', 'e2e', ...args], { ENGINE: 'firefox' }, NOT_IN_FIREFOX));
});
