import { expect, test } from 'vitest';
import { DEVELOPMENT, newVisit, openHydrated, SITE, siteRoutes, setUpBrowser } from './harness.ts';

setUpBrowser();

test('no page says anything on the console, before or after hydration', async () => {
  const said: string[] = [];
  for (const route of await siteRoutes()) {
    const { page, context, messages } = await newVisit();
    await openHydrated(page, SITE + route);
    said.push(...messages.map((message) => `${route} ${message}`));
    await context.close();
  }
  expect(said).toEqual([]);
});

test("React's development checks find no difference between server and client, wherever the reader is", async () => {
  const said: string[] = [];
  for (const route of await siteRoutes()) {
    const { page, context, messages } = await newVisit({ timezoneId: 'Asia/Shanghai', colorScheme: 'dark' });
    await openHydrated(page, `${DEVELOPMENT + route}#docs-content`);
    said.push(...messages.filter((text) => !text.includes('React DevTools')).map((text) => `${route} ${text}`));
    await context.close();
  }
  expect(said).toEqual([]);
});

test('the policy is sent and nothing on any page breaks it', async () => {
  const broken: string[] = [];
  const { page, context } = await newVisit();
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.log(`csp: ${violatedDirective} ${blockedURI}`),
    );
  });
  page.on('console', (message) => broken.push(`${page.url()} ${message.text()}`));
  for (const route of await siteRoutes()) {
    const response = await page.goto(SITE + route);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await page.waitForLoadState('networkidle');
  }
  await context.close();
  expect(broken).toEqual([]);
});
