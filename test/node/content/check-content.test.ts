import { describe, expect, test } from 'vitest';
import type { NavItem, SidebarEntry } from '#shared/schema/navigation.ts';
import type { Site } from '#shared/site.ts';
import { checkContent } from '#node/content/check-content.ts';
import type { IndexedPage } from '#node/content/page-index.ts';
import { problemText } from '#node/content/problem.ts';
import { indexedPage } from '../../support/pages.ts';
import { site } from '../../support/site.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const A = indexedPage('en/guide/a.mdx', { routePath: '/guide/a' });
const ZH_A = indexedPage('zh/guide/a.mdx', { routePath: '/zh/guide/a' });

function siteWithEnglish(english: { sidebar?: readonly SidebarEntry[]; nav?: readonly NavItem[] }): Site {
  const { sidebar, nav } = english;
  const { en, zh } = site.locales;
  const changed = { ...en, ...(sidebar && { sidebar: { guide: sidebar } }), ...(nav && { nav }) };
  return { ...site, locales: { en: changed, zh } };
}

function problemsOf(pages: readonly IndexedPage[], given: Site = site, publicDir = '/nowhere'): readonly string[] {
  return checkContent({ pages, phrases: new Map(), site: given, publicDir }).map(problemText);
}

test('twins listed in the sidebar and the navigation have no problems', () => {
  expect(problemsOf([A, ZH_A])).toEqual([]);
});

test('problems within a page are reported', () => {
  const errors = [{ file: 'content/en/guide/a.mdx', line: 2, column: 8, reason: 'wrong' }];
  expect(problemsOf([{ ...A, source: { ...A.source, errors } }, ZH_A])).toEqual(['content/en/guide/a.mdx:2:8: wrong']);
});

test.each([
  ['v8/a', '"v8" is named like a version; give it another name'],
  ['zh/a', '"zh" is named like a language; give it another name'],
  ['en', '"en" is named like a language; give it another name'],
  ['guide/a.config', '"a.config" is named like a file; leave out the dot'],
  ['my guide/a', '"my guide" needs escapes in the address; use letters a to z, digits and hyphens'],
  ['guide/页面', '"页面" needs escapes in the address; use letters a to z, digits and hyphens'],
])('a page %s is reported: %s', (path, reason) => {
  const pages = ['en', 'zh'].map((lang) =>
    indexedPage(`${lang}/${path}.mdx`, { routePath: lang === 'en' ? `/${path}` : `/zh/${path}` }),
  );
  expect(problemsOf([A, ZH_A, ...pages])).toContain(`content/en/${path}.mdx: ${reason}`);
});

test.each([
  ['en/guide/404.mdx', '/guide/404', 'hosts answer unknown addresses with 404.html'],
  ['zh/sitemap.mdx', '/zh/sitemap', 'the list of all pages is there'],
  ['en/assets/a.mdx', '/assets/a', 'scripts and styles are there'],
  ['en/guide/aux/a.mdx', '/guide/aux/a', 'Windows has no files of this name'],
  ['en/guide/index/index.mdx', '/guide/index/', "an address that ends in /index is that of the folder's own page"],
])('a page at a reserved address is reported: %s', (file, routePath, reason) => {
  expect(problemsOf([A, ZH_A, indexedPage(file, { routePath })])).toContain(
    `content/${file}: no page can be at ${routePath}: ${reason}; rename the file`,
  );
});

describe('titles', () => {
  const h1 = (line: number) => ({ text: 'A', id: 'a', depth: 1, charIndex: 0, line });

  test('a second first-level heading is reported at its line', () => {
    const headings = [h1(1), h1(7)];
    expect(problemsOf([{ ...A, source: { ...A.source, headings } }, ZH_A])[0]).toBe(
      'content/en/guide/a.mdx:7:1: a page has one first-level heading; this is a second one',
    );
  });
  test('a doc page needs a first-level heading, even when its frontmatter has a title', () => {
    const headless = (page: IndexedPage) => ({ ...page, source: { ...page.source, headings: [] } });
    expect(problemsOf([headless(A), headless(ZH_A)])).toEqual([
      'content/en/guide/a.mdx: the page has no first-level heading ("# Title")',
      'content/zh/guide/a.mdx: the page has no first-level heading ("# Title")',
    ]);
  });
  test('a custom page needs a title or a heading', () => {
    const custom = (path: string, routePath: string, title: string) =>
      indexedPage(path, { routePath, title, headings: [], frontmatter: { pageType: 'custom' } });
    expect(problemsOf([A, ZH_A, custom('en/b.mdx', '/b', 'B'), custom('zh/b.mdx', '/zh/b', '')])).toEqual([
      'content/zh/b.mdx: the page has neither a title in its frontmatter nor a first-level heading',
    ]);
  });
  test('an overview needs no heading: its title has a default', () => {
    const over = { headings: [], frontmatter: { overview: true } } as const;
    const en = indexedPage('en/guide/a.mdx', { routePath: '/guide/a', title: 'Overview', ...over });
    const zh = indexedPage('zh/guide/a.mdx', { routePath: '/zh/guide/a', title: '总览', ...over });
    expect(problemsOf([en, zh])).toEqual([]);
  });
  test('a home page needs neither title nor heading', () => {
    const home = { title: '', headings: [], frontmatter: { pageType: 'home' } } as const;
    const en = indexedPage('en/index.mdx', { routePath: '/', ...home });
    const zh = indexedPage('zh/index.mdx', { routePath: '/zh/', ...home });
    expect(problemsOf([A, ZH_A, en, zh])).toEqual([]);
  });
});

test('two files with one route are reported', () => {
  const again = indexedPage('en/guide/a/index.mdx', { routePath: '/guide/a/' });
  expect(problemsOf([A, again, ZH_A])).toEqual([
    'content/en/guide/a/index.mdx: the route /guide/a/ is taken by content/en/guide/a.mdx; rename one of them',
  ]);
});

describe('twins', () => {
  const heading = (text: string, depth: number, line: number) => ({ text, id: text, depth, charIndex: 0, line });
  const withHeadings = (page: IndexedPage, ...headings: readonly (readonly [string, number, number])[]) => ({
    ...page,
    source: { ...page.source, headings: headings.map((each) => heading(...each)) },
  });

  test('a page without its Chinese twin is reported with the file to write', () => {
    expect(problemsOf([A])).toEqual([
      'content/en/guide/a.mdx: the page does not exist in "zh"; write content/zh/guide/a.mdx',
    ]);
  });
  test('a page without its English twin is reported with the file to write', () => {
    const alone = indexedPage('zh/guide/b.mdx', { routePath: '/zh/guide/b' });
    expect(problemsOf([A, ZH_A, alone])).toEqual([
      'content/zh/guide/b.mdx: the page does not exist in "en"; write content/en/guide/b.mdx',
    ]);
  });
  test('a heading of another depth is reported at its line', () => {
    const en = withHeadings(A, ['A', 1, 1], ['Use', 2, 3]);
    const zh = withHeadings(ZH_A, ['甲', 1, 1], ['用', 3, 5]);
    expect(problemsOf([en, zh])).toEqual([
      'content/zh/guide/a.mdx:5:1: heading "用" has depth 3, but "Use" of content/en/guide/a.mdx has depth 2',
    ]);
  });
  test('an extra heading is reported at its line', () => {
    const en = withHeadings(A, ['A', 1, 1], ['Use', 2, 3], ['Run', 3, 5]);
    const zh = withHeadings(ZH_A, ['甲', 1, 1], ['慢', 3, 3], ['用', 2, 5], ['跑', 3, 7]);
    expect(problemsOf([en, zh])).toEqual([
      'content/zh/guide/a.mdx:3:1: heading "慢" has no counterpart in content/en/guide/a.mdx',
    ]);
  });
  test('a missing heading is reported at the one above it, by its English text and place', () => {
    const en = withHeadings(A, ['A', 1, 1], ['Use', 2, 3], ['Run', 3, 5], ['Stop', 2, 7]);
    expect(problemsOf([en, withHeadings(ZH_A, ['甲', 1, 1], ['用', 2, 3], ['停', 2, 6])])).toEqual([
      'content/zh/guide/a.mdx:3:1: the heading "Run" of content/en/guide/a.mdx:5:1 is missing below "用"',
    ]);
  });
  test('among headings of one depth, the one whose section resembles none of the other page is reported', () => {
    const texts = [
      '',
      'Pages are read.',
      'Exits with `ENOENT` then.',
      'Reads `rstest.config.ts` first.',
      '`--bail` stops.',
    ];
    const sections = texts.map((text) => ({ text, code: '', defined: '', messages: [] }));
    const en = withHeadings(A, ['A', 1, 1], ['Exits', 2, 3], ['Files', 2, 5], ['Stop', 2, 7]);
    const zh = withHeadings(ZH_A, ['甲', 1, 1], ['退出', 2, 3], ['文件', 2, 5], ['停', 2, 7]);
    const without = (page: typeof en, index: number) => ({
      ...page,
      source: {
        ...page.source,
        headings: page.source.headings.toSpliced(index, 1),
        sections: sections.toSpliced(index + 1, 1),
      },
    });
    const whole = (page: typeof en) => ({ ...page, source: { ...page.source, sections } });
    expect(problemsOf([without(en, 1), whole(zh)])).toEqual([
      'content/zh/guide/a.mdx:3:1: heading "退出" has no counterpart in content/en/guide/a.mdx',
    ]);
    expect(problemsOf([whole(en), without(zh, 2)])).toEqual([
      'content/zh/guide/a.mdx:3:1: the heading "Files" of content/en/guide/a.mdx:5:1 is missing below "退出"',
    ]);
  });
  test('a repeated heading is not reported again for its missing counterpart', () => {
    const twice = withHeadings(A, ['A', 1, 1], ['Use', 2, 3], ['Use', 2, 5]);
    expect(problemsOf([twice, withHeadings(ZH_A, ['甲', 1, 1], ['用', 2, 3])])).toEqual([]);
  });
});

describe('sidebar and navigation', () => {
  test('a sidebar entry without a page is reported with its section', () => {
    const sidebar = [
      { text: 'A', link: '/guide/a' },
      { text: 'Group', items: [{ text: 'B', link: '/guide/b' }] },
    ];
    expect(problemsOf([A, ZH_A], siteWithEnglish({ sidebar }))).toEqual([
      'sidebar "guide" of the site\'s configuration: "B" links to /guide/b, which is not a page',
    ]);
  });
  test('a sidebar entry may link to another site', () => {
    const sidebar = [
      { text: 'A', link: '/guide/a' },
      { text: 'B', link: 'https://b.test' },
    ];
    expect(problemsOf([A, ZH_A], siteWithEnglish({ sidebar }))).toEqual([]);
  });
  test('a page that the sidebar lists twice is reported', () => {
    const sidebar = [
      { text: 'A', link: '/guide/a' },
      { text: 'Group', items: [{ text: 'Again', link: '/guide/a' }] },
    ];
    expect(problemsOf([A, ZH_A], siteWithEnglish({ sidebar }))).toEqual([
      'sidebar "guide" of the site\'s configuration: "Again" links to /guide/a, as "A" does; remove one of them',
    ]);
  });
  test('a doc page missing from the sidebar is reported with the entry to add', () => {
    const more = [
      indexedPage('en/guide/b.mdx', { routePath: '/guide/b' }),
      indexedPage('zh/guide/b.mdx', { routePath: '/zh/guide/b' }),
    ];
    expect(problemsOf([A, ZH_A, ...more])).toEqual([
      'content/en/guide/b.mdx: the page is not in the sidebar "guide" of the site\'s configuration; add /guide/b there',
    ]);
  });
  test('a doc page of a section without a sidebar is reported', () => {
    const more = [
      indexedPage('en/guides/b.mdx', { routePath: '/guides/b' }),
      indexedPage('zh/guides/b.mdx', { routePath: '/zh/guides/b' }),
    ];
    expect(problemsOf([A, ZH_A, ...more])).toEqual([
      'content/en/guides/b.mdx: the site\'s configuration has no sidebar "guides"; write one, with /guides/b',
    ]);
  });
  test('a start page that is a doc page is reported', () => {
    const more = [indexedPage('en/index.mdx', { routePath: '/' }), indexedPage('zh/index.mdx', { routePath: '/zh/' })];
    expect(problemsOf([A, ZH_A, ...more])).toEqual([
      'content/en/index.mdx: the start page is in no sidebar; write "pageType: home"',
    ]);
  });
  test('on a site with versions, problems name the sidebar that the version reads', () => {
    const pages = ['v2', 'v1'].flatMap((version) => {
      const start = version === 'v1' ? '/v1' : '';
      return [
        indexedPage('en/guide/a.mdx', { routePath: `${start}/guide/a`, version }),
        indexedPage('zh/guide/a.mdx', { routePath: `${start}/zh/guide/a`, version }),
      ];
    });
    const [a, c] = [
      { text: 'A', link: '/guide/a' },
      { text: 'C', link: '/guide/c' },
    ];
    const problemsWith = (sidebar: Site['locales']['en']['sidebar']) => {
      const config = { ...site.config, multiVersion: { default: 'v2', versions: ['v2', 'v1'] } };
      return problemsOf(pages, { config, locales: { ...site.locales, en: { ...site.locales.en, sidebar } } });
    };
    const name = (key: string) => `sidebar "${key}" of the site's configuration`;
    expect(problemsWith({ guide: [a], 'v1/guide': [c] })).toEqual([
      `${name('v1/guide')}: "C" links to /v1/guide/c, which is not a page`,
      `content/en/guide/a.mdx: the page is not in the ${name('v1/guide')}; add /guide/a there`,
    ]);
    expect(problemsWith({ guide: [a, c] })).toEqual([
      `${name('guide')}: "C" links to /guide/c, which is not a page`,
      `${name('guide')}: "C" links to /v1/guide/c, which is not a page`,
    ]);
    expect(problemsWith({ guide: [a], 'v2/guide': [a], 'v3/guide': [a] })).toEqual([
      `${name('v2/guide')}: "v2" is the default version; name it "guide"`,
      `${name('v3/guide')}: "v3" is not a version of the site; remove it`,
    ]);
  });
  test('a navigation entry without a page is reported, also in a group', () => {
    const nav = [
      { text: 'Blog', link: 'https://b.test' },
      { text: 'More', items: [{ text: 'API', link: '/api/' }] },
    ];
    expect(problemsOf([A, ZH_A], siteWithEnglish({ nav }))).toEqual([
      'nav: the link "/api/" of "API" leads to a page that does not exist',
    ]);
  });
  test('the sidebar and the navigation of each language are checked', () => {
    const { en, zh } = site.locales;
    const nav = [{ text: '接口', link: '/api/' }];
    const guide = [{ text: '乙', link: '/guide/b' }];
    const given = { ...site, locales: { en, zh: { ...zh, nav, sidebar: { guide } } } };
    expect(problemsOf([A, ZH_A], given)).toEqual([
      'sidebar "guide" of the site\'s configuration: "乙" links to /guide/b, which is not a page',
      'content/zh/guide/a.mdx: the page is not in the sidebar "guide" of the site\'s configuration; add /guide/a there',
      'nav: the link "/api/" of "接口" leads to a page that does not exist',
    ]);
  });
  test('a problem of the sidebar or the navigation of all languages is reported once', () => {
    const localeWith = (locale: Site['locales']['en'], a: string, b: string) => {
      const guide = [a, a].map((text) => ({ text, link: '/guide/b' }));
      return { ...locale, nav: [{ text: b, link: '/api/' }], sidebar: { guide } };
    };
    const { en, zh } = site.locales;
    const given = { ...site, locales: { en: localeWith(en, 'B', 'API'), zh: localeWith(zh, '乙', '接口') } };
    const name = 'sidebar "guide" of the site\'s configuration';
    expect(problemsOf([A, ZH_A], given)).toEqual([
      `${name}: "B" links to /guide/b, which is not a page`,
      `${name}: "B" links to /guide/b, which is not a page`,
      `${name}: "B" links to /guide/b, as "B" does; remove one of them`,
      `content/en/guide/a.mdx: the page is not in the ${name}; add /guide/a there`,
      'nav: the link "/api/" of "API" leads to a page that does not exist',
    ]);
  });
  test('a navigation entry may lead to a generated page or a file', () => {
    const publicDir = tempFolder({ 'a.pdf': '' });
    const nav = ['/guide/a', '/sitemap', '/llms.txt', '/a.pdf'].map((link) => ({ text: 'A', link }));
    expect(problemsOf([A, ZH_A], siteWithEnglish({ nav }), publicDir)).toEqual([]);
  });
});
