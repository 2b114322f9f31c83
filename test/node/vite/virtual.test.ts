import { describe, expect, test } from 'vitest';
import { dataModule, localeModule, pagesModule, searchModule, sectionModule } from '#node/vite/virtual.ts';
import { indexedPage } from '../../support/pages.ts';
import { site } from '../../support/site.ts';

const home = indexedPage('en/index.mdx', { routePath: '/', frontmatter: { pageType: 'home' } });
const pages = [
  home,
  indexedPage('en/guide/a.mdx', { routePath: '/guide/a', title: 'A' }),
  indexedPage('zh/guide/a.mdx', { routePath: '/zh/guide/a', title: '甲' }),
];
/** The default export of a data module. */
const valueOf = (module: string) => JSON.parse(module.replace(/^export default (.*);$/s, '$1')) as unknown;

test('the pages module imports the sections and texts of each language, and no page', () => {
  const module = pagesModule(pages, site);
  expect(module.match(/"[^"]+": \(\) => import\("virtual:pages[^"]+"\)/g)).toEqual([
    '"en/_root": () => import("virtual:pages/en/_root")',
    '"en/guide": () => import("virtual:pages/en/guide")',
    '"zh/guide": () => import("virtual:pages/zh/guide")',
  ]);
  expect(module).toContain('"zh": () => import("virtual:locale/zh")');
});

describe('a section', () => {
  const module = sectionModule('zh/guide', pages, site);

  test('has loaders for its own pages only', () => {
    expect(module.split('export const pages = ')[1]).toBe(
      '{"/zh/guide/a": {data: () => import("virtual:page-data/zh/guide/a.mdx"), ' +
        'content: () => import("/project/content/zh/guide/a.mdx"), ' +
        'hydrate: () => import("/project/content/zh/guide/a.mdx?hydrate")}};',
    );
  });
  test('hydrates with full modules where pages are hot-replaced', () => {
    expect(sectionModule('zh/guide', pages, site, '')).toContain(
      'hydrate: () => import("/project/content/zh/guide/a.mdx")}',
    );
  });
  test('has its sidebar in its language', () => {
    expect(module).toContain('[{"text":"Start","items":[{"text":"A","link":"/zh/guide/a"}]}]');
  });
  test('without a sidebar has an empty one', () => {
    expect(sectionModule('en/_root', pages, site)).toMatch(/^export const sidebar = \[\];/);
  });
});

describe('a language', () => {
  test('has its navigation in its language, and no sidebar', () => {
    const value = valueOf(localeModule('zh', pages, site)) as { locale: object };
    expect(value.locale).toMatchObject({ lang: 'zh', nav: [{ text: 'Guide', link: '/zh/guide/a' }] });
    expect(value.locale).not.toHaveProperty('sidebar');
  });
  test('has its navigation in its version, with links to the default one where a page is missing', () => {
    const nav = [
      { text: 'A', link: '/guide/a' },
      { text: 'New', link: '/guide/new' },
    ];
    const multiVersion = { default: 'v2', versions: ['v2', 'v1'] };
    const zh = { ...site.locales.zh, nav };
    const versioned = { config: { ...site.config, multiVersion }, locales: { ...site.locales, zh } };
    const old = [indexedPage('v1/zh/guide/a.mdx', { routePath: '/v1/zh/guide/a' })];
    expect(valueOf(localeModule('v1/zh', old, versioned))).toMatchObject({
      locale: { nav: [{ link: '/v1/zh/guide/a' }, { link: '/zh/guide/new' }] },
    });
    expect(pagesModule(old, versioned).match(/"virtual:locale[^"]+"/g)).toEqual([
      '"virtual:locale/en"',
      '"virtual:locale/zh"',
      '"virtual:locale/v1/en"',
      '"virtual:locale/v1/zh"',
    ]);
  });
  test('missing from the site is an error that names it', () => {
    expect(() => localeModule('v1/zh', pages, site)).toThrow('the site has no language "v1/zh"');
  });
  test('has the names of all languages', () => {
    expect(valueOf(localeModule('zh', pages, site))).toMatchObject({
      languages: [
        { lang: 'en', label: 'English' },
        { lang: 'zh', label: '简体中文' },
      ],
    });
  });
  test('has the links inside groups in its language too', () => {
    const nav = [
      {
        text: 'More',
        items: [
          { text: 'A', link: '/guide/a' },
          { text: 'B', link: 'https://b.test' },
        ],
      },
    ];
    const zh = { ...site.locales.zh, nav };
    expect(valueOf(localeModule('zh', pages, { ...site, locales: { ...site.locales, zh } }))).toMatchObject({
      locale: { nav: [{ items: [{ link: '/zh/guide/a' }, { link: 'https://b.test' }] }] },
    });
  });
});

test('the data module of a page has its record from the index', () => {
  expect(valueOf(dataModule('zh/guide/a.mdx', pages))).toEqual({ ...pages[2]?.data });
});

test('the search module has the folder of the search files', () => {
  expect(searchModule('assets/search-1')).toBe('export const searchFolder = "assets/search-1";');
});
