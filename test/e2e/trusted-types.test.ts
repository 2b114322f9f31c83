/** The policy on strings that become code: browsers take those of the site's own Trusted Types policy alone. */

import { expect, test } from 'vitest';
import { FIXTURE, hold, openHydrated, SITE, setUpBrowser, visiting, type Visit } from './harness.ts';

setUpBrowser();

const watchPolicy = ({ page }: Visit) =>
  page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      console.log(`policy: ${violatedDirective} ${sample}`),
    ),
  );

test(
  'pages, tabs, zoom, search and progress bar work without a violation, and the search in its worker',
  visiting(async (visit) => {
    const { page, messages } = visit;
    await watchPolicy(visit);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openHydrated(page, `${SITE}/guide/start/quick-start`);
    await page.click('role=tab[name=yarn] >> nth=0');
    await expect.poll(() => page.locator('.tab-panel:visible').first().innerText()).toContain('yarn add');
    await page.click('.sidebar >> text=Introduction');
    await expect.poll(() => page.locator('article').innerText()).toContain('Rspack');
    await page.locator('article img').first().click();
    await page.locator('body > img').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.medium-zoom-overlay').count()).toBe(0);
    await page.keyboard.press('Control+k');
    await page.locator('dialog[open] input').waitFor();
    // The application in Firefox does not notice what `fill` writes.
    await page.keyboard.type('coverage');
    await page.locator('dialog[open] [role=option]').first().waitFor();
    await page.keyboard.press('Escape');
    expect(asked.filter((url) => url.includes('/search-worker'))).toHaveLength(1);
    const send = await hold(page, '**/assets/**/features-*.js');
    await page.click('.sidebar >> text=Features');
    await page.locator('.bprogress .bar').waitFor();
    send();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Features');
    expect(messages).toEqual([]);
  }),
);

test(
  'HTML of the configuration shows after a link to another layout, without a violation',
  visiting(async (visit) => {
    const { page, messages } = visit;
    await watchPolicy(visit);
    await openHydrated(page, `${FIXTURE}/blank`);
    await page.evaluate(() => history.pushState(null, '', '/guide/'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    const more = page.locator('.navbar .social-links > li:last-child > .dropdown');
    await more.locator('> summary').click();
    await more.locator('.social-entry > summary').click();
    expect(await more.locator('b').innerText()).toBe('all of us');
    expect(messages).toEqual([]);
  }),
);

test(
  'a string as HTML or as the address of a script, and a second policy, are refused',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    const refused = await page.evaluate(() => {
      const policies = (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } })
        .trustedTypes;
      const attempts = [
        () => (document.body.innerHTML = '<b>planted</b>'),
        () => document.body.insertAdjacentHTML('beforeend', '<b>planted</b>'),
        () => (document.createElement('script').src = '/planted.js'),
        () => policies.createPolicy('planted', {}),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
  }),
);
