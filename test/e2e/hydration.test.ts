import { expect, test } from 'vitest';
import { DEVELOPMENT, messagesOf, onEveryRoute, openHydrated, setUpBrowser, siteRoutes } from './harness.ts';

setUpBrowser();

/** React's greeting, and Chromium's word that a hash goes before the focus of an overview's filter. */
const EXPECTED = /React DevTools|Autofocus processing was blocked/;

test("React's development checks find no difference between server and client, wherever the reader is", async () => {
  const reader = { timezoneId: 'Asia/Shanghai', colorScheme: 'dark' } as const;
  const said = await onEveryRoute(await siteRoutes(), reader, async (page, route) => {
    const messages = await messagesOf(page, () => openHydrated(page, `${DEVELOPMENT + route}#docs-content`));
    return messages.filter((text) => !EXPECTED.test(text)).map((message) => `${route} ${message}`);
  });
  expect(said.flat()).toEqual([]);
});
