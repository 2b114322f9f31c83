import { expect, test } from 'vitest';
import { CACHE_CONTROL, cacheControl, hostHeaders, headersOfEveryAnswer } from '#node/output/emit/host-headers.ts';
import { contentSecurityPolicy } from '#node/output/csp.ts';
import { site } from '../../../support/site.ts';

const POLICY = contentSecurityPolicy(['boot()']);
const headers = headersOfEveryAnswer(POLICY);
const files = hostHeaders({ site, pages: [], markdown: () => '', headers, warn: () => {} });
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';

interface Vercel {
  readonly cleanUrls: boolean;
  readonly headers: readonly { source: string; headers: readonly { key: string; value: string }[] }[];
}
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
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  });
});

test.each(Object.entries(headers))('the three hosts send the same %s', (name, value) => {
  const [path, ...lines] = textOf('_headers').split('\n\n')[0]?.split('\n') ?? [];
  expect(path).toBe('/*');
  expect(lines).toContain(`  ${name}: ${value}`);
  expect(vercel.headers[0]).toMatchObject({ source: '/(.*)', headers: expect.arrayContaining([{ key: name, value }]) });
  // An add_header in a location discards those outside of it, so all four places repeat every header.
  expect(textOf('nginx.conf').split(`  add_header ${name} "${value}" always;\n`)).toHaveLength(5);
});

test('no value has a quote, which would end an nginx string', () => {
  expect(Object.values(headers).filter((value) => value.includes('"'))).toEqual([]);
});

test('files with a hash in their names are immutable', () => {
  const value = 'public, max-age=31536000, immutable';
  expect(textOf('_headers')).toContain(`\n/assets/*\n  Cache-Control: ${value}\n`);
  expect(vercel.headers[1]).toEqual({ source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value }] });
  expect(textOf('nginx.conf')).toContain(`  add_header Cache-Control "${value}" always;`);
});

test('hosts send Markdown as text/markdown in UTF-8', () => {
  expect(textOf('_headers')).toContain('\n/*.md\n  Content-Type: text/markdown; charset=utf-8\n');
  expect(vercel.headers[2]).toEqual({
    source: '/(.*).md',
    headers: [{ key: 'Content-Type', value: 'text/markdown; charset=utf-8' }],
  });
  expect(textOf('nginx.conf')).toContain('location ~ \\.md$ {\n  types { text/markdown md; }\n');
  expect(textOf('nginx.conf')).toMatch(/^charset utf-8;\ncharset_types .*text\/markdown;$/m);
});

test('clean URLs are switched on for hosts that need it', () => {
  expect(vercel.cleanUrls).toBe(true);
  expect(textOf('nginx.conf')).toContain('try_files $uri $uri/index.html $page.html =404;');
});

test('nginx answers with the 404 page of the language', () => {
  expect(textOf('nginx.conf')).toContain('error_page 404 /404.html;');
  expect(textOf('nginx.conf')).toContain('location /zh/ {\n  error_page 404 /zh/404.html;');
  expect(textOf('nginx.conf').match(/error_page/g)).toHaveLength(2);
});

test('on a site with versions nginx answers with the 404 page of the version, in its language', () => {
  const config = { ...site.config, multiVersion: { default: 'v2', versions: ['v1', 'v2'] } };
  const given = { site: { ...site, config }, pages: [], markdown: () => '', headers, warn: () => {} };
  const text = hostHeaders(given).find(({ path }) => path === 'nginx.conf')?.text ?? '';
  const places = [...text.matchAll(/location (\S+) \{\n {2}error_page 404 (\S+);/g)].map(([, ...found]) => found);
  expect(places).toEqual([
    ['/v1/', '/v1/404.html'],
    ['/v1/zh/', '/v1/zh/404.html'],
    ['/zh/', '/zh/404.html'],
  ]);
});

test('only files below the assets folder are immutable', () => {
  expect(cacheControl('/assets/a.js')).toBe(CACHE_CONTROL.immutable);
  expect(cacheControl('/guide/assets/')).toBe(CACHE_CONTROL.revalidate);
  expect(cacheControl('/assets.html')).toBe(CACHE_CONTROL.revalidate);
});
