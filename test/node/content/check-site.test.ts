import { describe, expect, test } from 'vitest';
import type { SiteInput } from '#shared/schema/site.ts';
import { checkSite, missingImages } from '#node/content/check-site.ts';
import { problemText } from '#node/content/problem.ts';
import { site } from '../../support/site.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const told = (input: unknown) => checkSite(input as SiteInput).map(problemText);
const withConfig = (changes: object) => told({ ...site, config: { ...site.config, ...changes } });
const withTheme = (changes: object) => withConfig({ themeConfig: { ...site.config.themeConfig, ...changes } });
const withEnglish = (changes: object) =>
  told({ ...site, locales: { ...site.locales, en: { ...site.locales.en, ...changes } } });

test('a complete site has no problems', () => {
  expect(told(site)).toEqual([]);
});

test('a configuration that uses every setting has no problems', () => {
  expect(
    withConfig({
      description: 'D',
      logo: '/favicon.svg',
      multiVersion: { default: 'v1', versions: ['v1', 'v2.x'] },
      themeConfig: {
        ...site.config.themeConfig,
        hideNavbar: 'auto',
        fallbackHeadingTitle: 'F',
        nav: [{ text: 'A', tag: 'new', position: 'right', items: [{ text: 'B', items: [{ text: 'C', link: '/c' }] }] }],
        sidebar: {
          'v1/guide': [],
          guide: [
            { dividerType: 'solid' },
            { sectionHeaderText: 'S', tag: 't' },
            { text: 'G', collapsible: true, collapsed: true, context: 'c', items: [{ text: 'A', link: '/a' }] },
          ],
        },
        editLink: { docRepoBaseUrl: 'https://a.test/', text: 'E' },
        lastUpdatedText: 'L',
        prevPageText: 'P',
        nextPageText: 'N',
        outlineTitle: 'O',
        overview: { filterNameText: 'F' },
        socialLinks: [
          { icon: 'x', mode: 'link', content: 'https://a.test' },
          { icon: { svg: '<svg/>' }, label: 'L', mode: 'text', content: 'id' },
          { icon: 'github', mode: 'img', content: '/favicon.svg' },
          { icon: 'github', mode: 'dom', content: '<b>B</b>' },
        ],
      },
    }),
  ).toEqual([]);
});

describe('an invalid field is reported by its path, with the reason:', () => {
  const link = { icon: 'github', mode: 'link', content: 'https://a.test' };
  test.each<[string, () => readonly string[], string]>([
    [
      'a mode',
      () => withTheme({ socialLinks: [link, link, { ...link, mode: 'lnik' }] }),
      'themeConfig.socialLinks[2].mode: is "lnik"; expected ("link" | "text" | "img" | "dom")',
    ],
    [
      'an icon',
      () => withTheme({ socialLinks: [{ ...link, icon: 'git' }] }),
      'themeConfig.socialLinks[0].icon: is "git"; expected ("github" | "x" | "discord")',
    ],
    [
      'an own icon without a name',
      () => withTheme({ socialLinks: [{ ...link, icon: { svg: '<svg/>' } }] }),
      'themeConfig.socialLinks[0].label: is missing',
    ],
    [
      'an address',
      () => withTheme({ socialLinks: [{ ...link, content: 'javascript:alert(1)' }] }),
      'themeConfig.socialLinks[0].content: must be an https address',
    ],
    [
      'HTML',
      () => withTheme({ socialLinks: [{ ...link, mode: 'dom', content: '<b style="x">' }] }),
      'themeConfig.socialLinks[0].content: holds a script or a style attribute',
    ],
    [
      'a choice',
      () => withTheme({ localeRedirect: 'once' }),
      'themeConfig.localeRedirect: is "once"; expected ("auto" | "never")',
    ],
    ['a flag', () => withTheme({ darkMode: 'yes' }), 'themeConfig.darkMode: is "yes"; expected boolean'],
    ['a missing field', () => withTheme({ search: undefined }), 'themeConfig.search: is missing; expected boolean'],
    ['an unknown field', () => withTheme({ darkmode: true }), 'themeConfig.darkmode: there is no such setting'],
    [
      'a pattern',
      () => withEnglish({ nav: [{ text: 'A', link: '/a', activeMatch: '(' }] }),
      'locales.en.nav[0].activeMatch: must be a regular expression',
    ],
    [
      'a link of the navigation',
      () => withEnglish({ nav: [{ text: 'A', items: [{ text: 'B', link: 'b' }] }] }),
      'locales.en.nav[0].items[0].link: must be an https address, or a path',
    ],
    [
      'an entry that leads nowhere',
      () => withEnglish({ nav: [{ text: 'A' }] }),
      'locales.en.nav[0]: has neither a link nor items',
    ],
    [
      'a group without entries',
      () => withEnglish({ nav: [{ text: 'A', items: [] }] }),
      'locales.en.nav[0].items: must not be empty',
    ],
    [
      'an entry of the sidebar that leads nowhere',
      () => withEnglish({ sidebar: { guide: [{ text: 'A' }] } }),
      'locales.en.sidebar.guide[0]: has neither a link nor items',
    ],
    [
      'a group of the sidebar without entries',
      () => withEnglish({ sidebar: { guide: [{ text: 'A', items: [] }] } }),
      'locales.en.sidebar.guide[0].items: must not be empty',
    ],
    ['the language of a locale', () => withEnglish({ lang: 'zh' }), 'locales.en.lang: is "zh"; expected "en"'],
    [
      'a tag of two languages',
      () => withEnglish({ tag: site.locales.zh.tag }),
      'locales: must have a tag of its own for each language',
    ],
    [
      'an entry of the sidebar',
      () => withEnglish({ sidebar: { guide: [{ text: 'A', colapsed: true }] } }),
      'locales.en.sidebar.guide[0].colapsed: there is no such setting',
    ],
    ...['/guide', 'guide/start', 'zh/guide', 'v1'].map((key): [string, () => readonly string[], string] => [
      `the name ${key} of a sidebar, which no page has`,
      () => withEnglish({ sidebar: { [key]: [] } }),
      `locales.en.sidebar.${key}: must be a section such as "guide", or a version and a section such as "v1/guide"`,
    ]),
    [
      'a divider',
      () => withEnglish({ sidebar: { guide: [{ dividerType: 'dotted' }] } }),
      'locales.en.sidebar.guide[0].dividerType: is "dotted"; expected ("solid" | "dashed")',
    ],
    [
      'the default version',
      () => withConfig({ multiVersion: { default: 'v3', versions: ['v1', 'v2'] } }),
      'multiVersion.default: must be among the versions',
    ],
    [
      'the name of a version',
      () => withConfig({ multiVersion: { default: 'latest', versions: ['latest'] } }),
      'multiVersion.versions[0]: must be a name such as "v1"',
    ],
    [
      'a version named twice',
      () => withConfig({ multiVersion: { default: 'v1', versions: ['v1', 'v2', 'v1'] } }),
      'multiVersion.versions: must name each version once',
    ],
    [
      'a base below the root',
      () => withConfig({ base: '/docs/' }),
      'base: must be "/": the site lives at the root of its host, and paths below it are not supported',
    ],
    [
      'the origin',
      () => withConfig({ origin: 'https://a.test/' }),
      'origin: must be "https://" and a host, without a path',
    ],
    [
      'an asset host with a path',
      () => withConfig({ assetHost: 'https://a.test/b' }),
      'assetHost: must be "https://" and a host, without a path',
    ],
    [
      'an address with a space in its host',
      () => withTheme({ socialLinks: [{ ...link, content: 'https://exa mple.com' }] }),
      'themeConfig.socialLinks[0].content: must be an https address',
    ],
    [
      'an asset host with a port that does not exist',
      () => withConfig({ assetHost: 'https://a.test:99999' }),
      'assetHost: must be "https://" and a host, without a path',
    ],
    [
      'an origin with a backslash',
      () => withConfig({ origin: String.raw`https://a.test\x` }),
      'origin: must be "https://" and a host, without a path',
    ],
    [
      'a host of the search with a mark that would end its directive of the policy',
      () => {
        const hosts = [{ url: 'http://a;b', accept: 'read' }];
        const hosted = { appId: 'A', apiKey: 'k', indexName: 'i', hosts };
        return withConfig({ search: { ...site.config.search, hosted } });
      },
      'search.hosted.hosts[0].url: must be a scheme and a host, without a path',
    ],
    ['a language that is missing', () => told({ ...site, locales: { en: site.locales.en } }), 'locales.zh: is missing'],
    [
      'an application id that is no part of a host name',
      () => withConfig({ search: { ...site.config.search, hosted: { appId: 'a b', apiKey: 'k', indexName: 'i' } } }),
      'search.hosted.appId: must consist of letters and digits',
    ],
    [
      'a hosted search without hosts',
      () => {
        const hosted = { appId: 'A', apiKey: 'k', indexName: 'i', hosts: [] };
        return withConfig({ search: { ...site.config.search, hosted } });
      },
      'search.hosted.hosts: must not be empty',
    ],
    [
      'the address for a missing result',
      () => withConfig({ search: { ...site.config.search, missingResultUrl: 'https://a.test/new' } }),
      'search.missingResultUrl: must be an address with {query}',
    ],
    [
      'the address for a report',
      () => withTheme({ reportUrl: 'https://a.test/new?title={title}' }),
      'themeConfig.reportUrl: must be an address with {title} and {body}',
    ],
    [
      'the key of a hosted search',
      () => withConfig({ search: { ...site.config.search, hosted: { appId: '', apiKey: 'k', indexName: 'i' } } }),
      'search.hosted.appId: `appId` is missing.',
    ],
  ])('%s', (_, problems, expected) => {
    expect(problems()).toEqual([expect.stringContaining(expected)]);
  });
  test.each(['"', ';', '$', '&', '@'])('a host with %s, which is part of no host name', (mark) => {
    expect(withConfig({ assetHost: `https://a${mark}b.test` })).toEqual([
      expect.stringContaining('assetHost: must be "https://" and a host, without a path'),
    ]);
  });
});

test('a host may have a port and letters of any language, and a host of the search no encryption', () => {
  const hosts = [{ url: 'http://localhost:7700', accept: 'read' }];
  const hosted = { appId: 'A', apiKey: 'k', indexName: 'i', hosts };
  const search = { ...site.config.search, hosted };
  expect(withConfig({ origin: 'https://bücher.test:8443', assetHost: 'https://例子.test', search })).toEqual([]);
});

test('images of the configuration that are not there, or are folders, are reported by field', () => {
  const tool = { name: 'N', desc: 'D', logo: '/images/none.svg', url: 'https://a.test' };
  const words = { title: 'T', titleEn: 'T', tagline: 'T', taglineEn: 'T' };
  const tools = { ...words, links: [tool], ecosystem: { ...tool, logo: '/favicon.svg' } };
  const publicDir = tempFolder({ 'favicon.svg': '', 'logo/a.svg': '' });
  const missing = missingImages({ ...site, config: { ...site.config, logo: '/logo' }, tools }, publicDir);
  expect(missing.map(problemText)).toEqual([
    'logo: there is no file "/logo" in the public folder',
    'tools.links[0].logo: there is no file "/images/none.svg" in the public folder',
  ]);
});

test('all problems are reported at once', () => {
  expect(withTheme({ darkMode: 1, search: 2 }).concat(withConfig({ title: '', icon: 'x' }))).toHaveLength(4);
});
