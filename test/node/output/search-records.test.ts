import { describe, expect, test } from 'vitest';
import { readPage } from '#node/content/read-page.ts';
import { searchRecords } from '#node/output/search-records.ts';
import { indexedPage } from '../../support/pages.ts';
import { site } from '../../support/site.ts';

const TEXT = `Before.

# A

Prose with \`code\`.

## Options

| Flag | Meaning |
| --- | --- |
| \`-t\` | by name |

- **Type:** \`number\`

### Deep

\`\`\`ts title="a.ts"
run();
\`\`\`

<Tabs group="x"><Tab label="First">

Inside.

</Tab></Tabs>

<PackageManagerTabs command="install -D x" />

Related: [clearMocks](/guide/a), [resetMocks](/guide/b).
`;
const english = { lang: 'en', version: '' } as const;
const page = indexedPage('en/guide/a.mdx', { routePath: '/guide/a', title: 'A', ...readPage(TEXT, 'a.mdx') });
const records = searchRecords(english, [page], site);

test('each heading has a record, and the text below it a content record with the address of the heading', () => {
  expect(records.map(({ objectID, url, type }) => [objectID, url, type])).toEqual([
    ['/guide/a', '/guide/a', 'lvl1'],
    ['/guide/a::content', '/guide/a', 'content'],
    ['/guide/a#options', '/guide/a#options', 'lvl2'],
    ['/guide/a#options::content', '/guide/a#options', 'content'],
    ['/guide/a#deep', '/guide/a#deep', 'lvl3'],
    ['/guide/a#deep::content', '/guide/a#deep', 'content'],
  ]);
});

test('the hierarchy of a record is its sidebar group, the headings above it and its own', () => {
  expect(records[4]?.hierarchy).toEqual({
    lvl0: 'Start',
    lvl1: 'A',
    lvl2: 'Options',
    lvl3: 'Deep',
    lvl4: null,
    lvl5: null,
    lvl6: null,
  });
});

test('a heading record carries its search phrases, and no other record does', () => {
  const phrases = new Map([['options', ['pick tests', 'run some']]]);
  const found = searchRecords(english, [{ ...page, phrases }], site).filter(({ phrases }) => phrases);
  expect(found).toMatchObject([{ objectID: '/guide/a#options', content: null, phrases: ['pick tests', 'run some'] }]);
});

test('the content is prose, tables, lists, components and code, without lines of links', () => {
  const contents = records.flatMap(({ content }) => content ?? []);
  expect(contents).toEqual([
    'Before. Prose with code.',
    'Flag Meaning -t by name Type: number',
    'First Inside.\na.ts run(); install -D x',
  ]);
});

describe('the pages', () => {
  test('are the doc pages of the language', () => {
    const home = indexedPage('en/index.mdx', { routePath: '/', frontmatter: { pageType: 'home' } });
    const chinese = indexedPage('zh/guide/a.mdx', { routePath: '/zh/guide/a', title: '甲' });
    expect(searchRecords({ lang: 'zh', version: '' }, [home, page, chinese], site).map(({ url }) => url)).toEqual([
      '/zh/guide/a',
    ]);
    expect(searchRecords(english, [home], site)).toEqual([]);
  });
  test('outside of every sidebar group have the site name as their group', () => {
    const lone = indexedPage('en/b.mdx', { routePath: '/b', title: 'B' });
    expect(searchRecords(english, [lone], site)).toMatchObject([{ hierarchy: { lvl0: 'Docs', lvl1: 'B' } }]);
  });
});

test('messages of error tables are phrases of their sections on the pages that explain errors, and only there', () => {
  const errors = `# Errors

## Coverage

| Message | Cause |
| --- | --- |
| \`No provider could be loaded\`, \`[cov]\` | \`coverage\` needs one of two packages |

| Flag | Meaning |
| --- | --- |
| \`--coverage with every report on\` | turns it on |
`;
  const phrasesAt = (route: string) =>
    searchRecords(
      english,
      [indexedPage(`en${route}.mdx`, { routePath: route, title: 'Errors', ...readPage(errors, 'errors.mdx') })],
      site,
    ).flatMap(({ phrases }) => phrases ?? []);
  expect(phrasesAt('/guide/troubleshooting/run')).toEqual(['No provider could be loaded']);
  expect(phrasesAt('/guide/coverage')).toEqual([]);
});
