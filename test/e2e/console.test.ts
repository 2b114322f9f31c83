import { expect, test } from 'vitest';
import { DEVELOPMENT, messagesOf, onEveryRoute, openHydrated, setUpBrowser, SITE, siteRoutes } from './harness.ts';

setUpBrowser();

/** React's greeting, and Chromium's word that a hash goes before the focus of an overview's filter. */
const EXPECTED = /React DevTools|Autofocus processing was blocked/;

test('no page says anything on the console, before or after hydration, and nothing breaks the policy', async () => {
  const said = await onEveryRoute(await siteRoutes(), {}, async (page, route) => {
    const messages = await messagesOf(page, async () => {
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.log(`policy: ${violatedDirective} ${blockedURI}`),
        );
      });
      await openHydrated(page, SITE + route);
    });
    return messages.map((message) => `${route} ${message}`);
  });
  expect(said).toEqual([]);
});

test("React's development checks find no difference between server and client, wherever the reader is", async () => {
  const reader = { timezoneId: 'Asia/Shanghai', colorScheme: 'dark' } as const;
  const said = await onEveryRoute(await siteRoutes(), reader, async (page, route) => {
    const messages = await messagesOf(page, () => openHydrated(page, `${DEVELOPMENT + route}#docs-content`));
    return messages.filter((text) => !EXPECTED.test(text)).map((message) => `${route} ${message}`);
  });
  expect(said).toEqual([]);
});

test('every page is sent with a policy that allows nothing unsafe', async () => {
  for (const route of await siteRoutes()) {
    const policy = (await fetch(SITE + route)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  }
});
