import { expect, test } from 'vitest';
import { structuredData } from '#node/output/structured-data.ts';
import { dataWith } from '../../support/pages.ts';
import { site } from '../../support/site.ts';

const withVersions = {
  ...site,
  config: { ...site.config, multiVersion: { default: 'v2', versions: ['v2', 'v1'] } },
};

/** Names and addresses of a page's breadcrumbs. */
function trailOf(page: Parameters<typeof dataWith>[0], given = site): readonly (readonly string[])[] {
  const data = structuredData(dataWith(page), given) as { '@graph': { itemListElement?: Step[] }[] };
  return (data['@graph'][1]?.itemListElement ?? []).map(({ position, name, item }) => [`${position} ${name}`, item]);
}

interface Step {
  readonly position: number;
  readonly name: string;
  readonly item: string;
}

test('a doc page is an article with its title, language, address and date', () => {
  const page = dataWith({ lang: 'zh', routePath: '/zh/guide/b', title: 'B', lastUpdatedTime: '2026-01-02' });
  expect(structuredData(page, site)).toMatchObject({
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: 'B',
        description: '关于文档。',
        inLanguage: 'zh-CN',
        url: 'https://docs.test/zh/guide/b',
        dateModified: '2026-01-02',
      },
      { '@type': 'BreadcrumbList' },
    ],
  });
});

test('its breadcrumbs lead from home over the section to the page', () => {
  expect(trailOf({ routePath: '/zh/guide/b', lang: 'zh', title: 'B' })).toEqual([
    ['1 Docs', 'https://docs.test/zh/'],
    ['2 Guide', 'https://docs.test/zh/guide/a'],
    ['3 B', 'https://docs.test/zh/guide/b'],
  ]);
});

test('the first page of a section is listed once, a page outside of all sections below home', () => {
  expect(trailOf({ routePath: '/guide/a', title: 'A' }).map(([name]) => name)).toEqual(['1 Docs', '2 Guide']);
  expect(trailOf({ routePath: '/other', title: 'Other' }).map(([name]) => name)).toEqual(['1 Docs', '2 Other']);
});

test('pages of the sidebar above the page are breadcrumbs, groups without a page are not', () => {
  const below = { text: 'Errors', link: '/guide/errors/', items: [{ text: 'B in short', link: '/guide/errors/b' }] };
  const other = { text: 'Other site', link: 'https://other.test/', items: [below] };
  const sidebar = { guide: [{ text: 'Group', items: [{ text: 'A', link: '/guide/a' }, other] }] };
  const nested = { ...site, locales: { ...site.locales, zh: { ...site.locales.zh, sidebar } } };
  expect(trailOf({ routePath: '/zh/guide/errors/b', lang: 'zh', title: 'B' }, nested)).toEqual([
    ['1 Docs', 'https://docs.test/zh/'],
    ['2 Guide', 'https://docs.test/zh/guide/a'],
    ['3 Errors', 'https://docs.test/zh/guide/errors/'],
    ['4 B', 'https://docs.test/zh/guide/errors/b'],
  ]);
});

test('breadcrumbs stay in the version of the page', () => {
  expect(trailOf({ routePath: '/v1/guide/b', version: 'v1' }, withVersions)[1]?.[1]).toBe(
    'https://docs.test/v1/guide/a',
  );
});

test('the home page and the 404 page have no structured data; a date that is not known is left out', () => {
  expect(structuredData(dataWith({ pageType: 'home' }), site)).toBeUndefined();
  expect(structuredData(dataWith({ pageType: '404' }), site)).toBeUndefined();
  expect(JSON.stringify(structuredData(dataWith(), site))).not.toContain('dateModified');
});
