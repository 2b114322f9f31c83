import { getTransformedRoutes } from '@vercel/routing-utils';
import { describe, expect, test } from 'vitest';
import { hostHeaders, securityHeaders } from '#node/output/emit/host-headers.ts';
import { contentSecurityPolicy } from '#node/output/csp.ts';
import { emitInput } from '../../../support/emit-input.ts';
import { indexedPage } from '../../../support/pages.ts';
import { site } from '../../../support/site.ts';

const POLICY = contentSecurityPolicy(['boot()']);
const headers = securityHeaders(POLICY);
const input = emitInput({ headers });
const files = hostHeaders(input);
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';

interface Vercel {
  readonly cleanUrls: boolean;
  readonly headers: readonly { source: string; headers: readonly { key: string; value: string }[] }[];
}
type VercelConfig = Parameters<typeof getTransformedRoutes>[0];
const pageAt = (routePath: string) => indexedPage('en/a.mdx', { routePath });
const vercel = JSON.parse(textOf('vercel.json')) as Vercel;

test('there is a file for each of the three kinds of host', () => {
  expect(files.map(({ path }) => path)).toEqual(['_headers', 'vercel.json', 'nginx.conf']);
});

test('every response carries the policy and the other security headers', () => {
  expect(headers).toEqual({
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  });
});

test.each(Object.entries(headers))('the three hosts send the same %s', (name, value) => {
  const [path, ...lines] = textOf('_headers').split('\n\n')[0]?.split('\n') ?? [];
  expect(path).toBe('/*');
  expect(lines).toContain(`  ${name}: ${value}`);
  expect(vercel.headers[0]).toMatchObject({ source: '/(.*)', headers: expect.arrayContaining([{ key: name, value }]) });
  // An add_header in a location discards those outside of it, so all three places repeat every header.
  expect(textOf('nginx.conf').split(`  add_header ${name} "${value}" always;\n`)).toHaveLength(4);
});

test('no value has a quote, which would end an nginx string', () => {
  expect(Object.values(headers).filter((value) => value.includes('"'))).toEqual([]);
});

test('files with a hash in their names are immutable', () => {
  const value = 'public, max-age=31536000, immutable';
  expect(textOf('_headers')).toContain(`\n/assets/*\n  Cache-Control: ${value}\n`);
  expect(vercel.headers).toContainEqual({ source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value }] });
});

test.each([
  ['/', true],
  ['/guide/', true],
  ['/v2.x/guide/a', true],
  ['/guide/a.md', false],
  ['/llms.txt', false],
  ['/assets/a-b.js', false],
])('on Vercel, whether %s varies by Accept: %s', (address, expected) => {
  const { routes } = getTransformedRoutes(vercel as VercelConfig);
  const varying = (routes ?? []).filter((route) => 'headers' in route && 'Vary' in (route.headers ?? {}));
  expect(varying.some(({ src = '' }) => new RegExp(src).test(address))).toBe(expected);
});

test('hosts send Markdown as text/markdown in UTF-8', () => {
  expect(textOf('_headers')).toContain('\n/*.md\n  Content-Type: text/markdown; charset=utf-8\n');
  expect(vercel.headers).toContainEqual({
    source: '/(.*).md',
    headers: [{ key: 'Content-Type', value: 'text/markdown; charset=utf-8' }],
  });
});

test('clean URLs are switched on for hosts that need it', () => {
  expect(vercel.cleanUrls).toBe(true);
});

describe('Vercel', () => {
  const given = { ...input, pages: ['/', '/guide/', '/guide/a', '/zh/guide/'].map(pageAt) };
  const { routes, error } = getTransformedRoutes(JSON.parse(hostHeaders(given)[1]?.text ?? '') as VercelConfig);
  const forMarkdown = (routes ?? []).flatMap((route) => ('has' in route && route.src !== undefined ? [route] : []));
  /** Where a request for Markdown is sent, before Vercel looks for files. */
  const target = (address: string) => {
    for (const { src = '', headers: { Location = '' } = {} } of forMarkdown) {
      if (new RegExp(src).test(address)) return address.replace(new RegExp(src), Location);
    }
    return undefined;
  };

  test('accepts the configuration', () => expect(error).toBeNull());
  test('redirects only requests that ask for Markdown, and for a while only', () => {
    const markdown = [{ type: 'header', key: 'accept', value: '.*text\\/markdown(?![^,]*q=0).*' }];
    expect(forMarkdown.map(({ has, status }) => ({ has, status }))).toEqual(
      Array.from({ length: 3 }, () => ({ has: markdown, status: 307 })),
    );
  });
  test.each([
    ['/', '/index.md'],
    ['/guide/', '/guide/index.md'],
    ['/guide', '/guide/index.md'],
    ['/zh/guide/', '/zh/guide/index.md'],
    ['/guide/a', '/guide/a.md'],
    ['/guide/a/', '/guide/a.md'],
    ['/v2.x/guide/a', '/v2.x/guide/a.md'],
    ['/guide/sitemap', '/guide/sitemap.md'],
    ['/sitemap', undefined],
    ['/zh/sitemap/', undefined],
    ['/guide/a.md', undefined],
    ['/llms.txt', undefined],
    ['/assets/a-b.js', undefined],
    ['//evil.example/guide/start', undefined],
    ['/\\evil.example/guide/start', undefined],
    ['/\\evil', undefined],
  ])('sends a request for the Markdown of %s to %s', (address, expected) => {
    expect(target(address)).toBe(expected);
  });
});

test.each([
  ['/', '/index.md'],
  ['/guide/', '/guide.md'],
  ['/v2.x/', '/v2.x.md'],
  ['/guide/a', '/guide/a.md'],
  ['/guide/a.md', undefined],
  ['/favicon.svg', undefined],
])('nginx rewrites a request for the Markdown of %s to %s', (address, expected) => {
  const rules = [...textOf('nginx.conf').matchAll(/rewrite (\S+) (\S+) last;/g)];
  const [, pattern = '', target = ''] = rules.find(([, each = '']) => new RegExp(each).test(address)) ?? [];
  expect(pattern && address.replace(new RegExp(pattern), target)).toBe(expected ?? '');
});

test('on a site with versions nginx answers with the 404 page of the version, in its language', () => {
  const config = { ...site.config, multiVersion: { default: 'v2', versions: ['v1.x', 'v2'] } };
  const given = { ...input, site: { ...site, config } };
  const text = hostHeaders(given).find(({ path }) => path === 'nginx.conf')?.text ?? '';
  const places = [...text.matchAll(/uri ~ \^(\S+)\) \{ set \$lost (\S+);/g)].map(([, ...found]) => found);
  expect(places).toEqual([
    ['/v1\\.x/', '/v1.x/404.html'],
    ['/v1\\.x/zh/', '/v1.x/zh/404.html'],
    ['/zh/', '/zh/404.html'],
  ]);
});
