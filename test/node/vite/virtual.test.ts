import { expect, test } from 'vitest';
import { localeModule, pagesModule, partsModule } from '#node/vite/virtual.ts';
import { indexedPage } from '../../support/pages.ts';
import { site } from '../../support/site.ts';

const pages = [
  indexedPage('en/index.mdx', { routePath: '/', frontmatter: { pageType: 'home' } }),
  indexedPage('en/guide/a.mdx', { routePath: '/guide/a', title: 'A' }),
  indexedPage('zh/guide/a.mdx', { routePath: '/zh/guide/a', title: '甲' }),
];

test('the pages module imports the sections and texts of each language, and no page', () => {
  const module = pagesModule(pages, site);
  expect(module.match(/"[^"]+": \(\) => import\("virtual:pages[^"]+"\)/g)).toEqual([
    '"en/_root": () => import("virtual:pages/en/_root")',
    '"en/guide": () => import("virtual:pages/en/guide")',
    '"zh/guide": () => import("virtual:pages/zh/guide")',
  ]);
  expect(module).toContain('"zh": () => import("virtual:locale/zh")');
});

test('the pages module imports the texts of each version', () => {
  const versioned = { ...site, config: { ...site.config, multiVersion: { default: 'v2', versions: ['v2', 'v1'] } } };
  const old = [indexedPage('v1/zh/guide/a.mdx', { routePath: '/v1/zh/guide/a' })];
  expect(pagesModule(old, versioned).match(/"virtual:locale[^"]+"/g)).toEqual([
    '"virtual:locale/en"',
    '"virtual:locale/zh"',
    '"virtual:locale/v1/en"',
    '"virtual:locale/v1/zh"',
  ]);
});

test('a language that is missing from the site is an error that names it', () => {
  expect(() => localeModule('v1/zh', pages, site)).toThrow('the site has no language "v1/zh"');
});

test('the parts of a page are its record from the index, without strings, which its own module has', () => {
  const text = partsModule('zh/guide/a.mdx', pages).replace(/^export default (.*);$/s, '$1');
  expect(JSON.parse(text)).toEqual({ data: { ...pages[2]?.data }, html: [] });
});
