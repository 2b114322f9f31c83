import { expect, test } from 'vitest';
import { addressIn } from '#shared/address.ts';

const place = { lang: 'zh', version: 'v1' } as const;
const config = { lang: 'en', multiVersion: { default: 'v2', versions: ['v2', 'v1'] } } as const;

test.each([
  ['a page gets version and language', '/guide/?a=b.c#d.e', '/v1/zh/guide/?a=b.c#d.e'],
  ['a page that is asked for with an ending too', '/guide/a.html', '/v1/zh/guide/a.html'],
  ['the list of all pages gets the language', '/sitemap', '/zh/sitemap'],
  ['what language models are given gets the language', '/llms.txt', '/zh/llms.txt'],
  ['a file stays', '/files/a.pdf#page=2', '/files/a.pdf#page=2'],
  ['a section of the page stays', '#a.b', '#a.b'],
  ['another site stays', 'https://a.test/b', 'https://a.test/b'],
])('%s: %s → %s', (_, link, address) => {
  expect(addressIn(link, place, config)).toBe(address);
});
