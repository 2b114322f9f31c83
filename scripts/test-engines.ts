/**
 * Tests behavior in WebKit and Firefox, which are installed if necessary: `npm run test:engines`. WebKit runs the tests
 * of `test/engines/` over WebDriver; a list gives the reason for each end-to-end test without a counterpart there.
 * Firefox runs `test/e2e/`, except for tests whose tag gives a reason. Arguments go to vitest.
 */

import { NOT_IN_FIREFOX } from '../test/e2e/not-in-firefox.ts';
import { NOT_IN_WEBKIT, type NotInWebKit } from '../test/e2e/not-in-webkit.ts';
import { withoutWebKitTest } from '../test/support/titles.ts';
import { main } from './run.ts';
import { buildSite, runVitest } from './vitest.ts';

/** Prints how many end-to-end tests have no counterpart for WebKit, and why. */
function printNotInWebKit(): void {
  const missing = withoutWebKitTest();
  for (const [name, { reason, tests }] of Object.entries<NotInWebKit>(NOT_IN_WEBKIT)) {
    const count = missing.filter(({ file, title }) => tests.includes(title) || tests.includes(file)).length;
    console.log(`${count} not tested in WebKit, ${name}: ${reason}`);
  }
}

await main((args) => {
  const inWebKit = () => {
    const code = runVitest(['--config', 'test/engines/vitest.config.ts', ...args]);
    printNotInWebKit();
    return code;
  };
  process.exitCode =
    buildSite() ||
    Math.max(inWebKit(), runVitest(['--project', 'e2e', ...args], { ENGINE: 'firefox' }, NOT_IN_FIREFOX));
});
