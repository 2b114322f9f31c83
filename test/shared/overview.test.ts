import { describe, expect, test } from 'vitest';
import { filterOverview, overviewGroups } from '#shared/overview.ts';
import type { PageEntry, TocEntry } from '#shared/page.ts';

const toc: readonly TocEntry[] = [
  { text: 'Usage', id: 'usage', depth: 2, charIndex: 0 },
  { text: 'In CI', id: 'in-ci', depth: 3, charIndex: 0 },
  { text: 'On a shard', id: 'on-a-shard', depth: 4, charIndex: 0 },
];

const page = (name: string, overviewHeaders?: readonly number[]): PageEntry => ({
  title: name,
  routePath: `/api/${name}`,
  lang: 'en',
  toc,
  frontmatter: overviewHeaders ? { overviewHeaders } : {},
  version: '',
  _relativePath: `en/api/${name}.mdx`,
});

describe('the groups of an overview', () => {
  const headingsOf = (own?: readonly number[], ofSidebar?: readonly number[]) => {
    const item = { text: 'Run', link: '/api/run', ...(ofSidebar && { overviewHeaders: ofSidebar }) };
    const groups = overviewGroups([{ text: 'Group', items: [item] }], [page('run', own)]);
    return groups[0]?.pages[0]?.headings.map(({ id }) => id);
  };

  test('are those of the sidebar, without pages outside of groups', () => {
    const sidebar = [
      { text: 'Overview', link: '/api/' },
      { text: 'Group', items: [{ text: 'Run', link: '/api/run' }] },
    ];
    expect(overviewGroups(sidebar, [page('run')])).toEqual([
      {
        name: 'Group',
        pages: [{ text: 'Run', link: '/api/run', headings: [{ text: 'Usage', id: 'usage' }] }],
      },
    ]);
  });
  test('list second-level headings by default', () => {
    expect(headingsOf()).toEqual(['usage']);
  });
  test.each([
    [
      [2, 3],
      ['usage', 'in-ci'],
    ],
    [[4], ['on-a-shard']],
    [[], []],
  ])('list headings of the depths %j when the page sets them', (depths, ids) => {
    expect(headingsOf(depths)).toEqual(ids);
  });
  test('list headings of the depths that the overview sets, unless the sidebar or the page sets its own', () => {
    const listed = (item: object, own?: readonly number[]) =>
      overviewGroups(
        [{ text: 'G', items: [{ text: 'Run', link: '/api/run', ...item }] }],
        [page('run', own)],
        [4],
      )[0]?.pages[0]?.headings.map(({ id }) => id);
    expect(listed({})).toEqual(['on-a-shard']);
    expect(listed({ overviewHeaders: [3] })).toEqual(['in-ci']);
    expect(listed({}, [2])).toEqual(['usage']);
  });
  test('list headings of the depths that the sidebar sets, unless the page sets its own', () => {
    expect(headingsOf(undefined, [3])).toEqual(['in-ci']);
    expect(headingsOf([2], [3])).toEqual(['usage']);
  });
});

describe('the filter', () => {
  const groups = [
    {
      name: 'Test API',
      pages: [
        {
          text: 'expect',
          link: '/api/expect',
          headings: [
            { text: 'to-be', id: 'to-be' },
            { text: 'toEqual', id: 'toequal' },
          ],
        },
        { text: 'fake-timers', link: '/api/timers', headings: [{ text: 'Clock', id: 'clock' }] },
      ],
    },
    { name: 'Build', pages: [{ text: 'output', link: '/config/output', headings: [] }] },
  ];
  /** The remaining pages, one line each. */
  const left = (query: string) =>
    filterOverview(groups, query).flatMap(({ name, pages }) =>
      pages.map(({ text, headings }) => [name, text, ...headings.map((heading) => heading.text)].join(' / ')),
    );
  const EXPECT = 'Test API / expect / to-be / toEqual';
  const TIMERS = 'Test API / fake-timers / Clock';
  const OUTPUT = 'Build / output';

  test.each([
    ['', 'nothing', [EXPECT, TIMERS, OUTPUT]],
    ['  ', 'blanks', [EXPECT, TIMERS, OUTPUT]],
    ['test a', 'the name of a group: all of it', [EXPECT, TIMERS]],
    ['expect', 'a title: the whole page', [EXPECT]],
    ['clock', 'a heading: its page with that heading', [TIMERS]],
    ['equal', 'one of several headings: only that', ['Test API / expect / toEqual']],
    ['CLOCK', 'in capitals', [TIMERS]],
    ['faketimers', 'a title without its hyphen', [TIMERS]],
    ['to-eq-ual', 'hyphens that the heading has not', ['Test API / expect / toEqual']],
    ['tobe', 'a heading without its hyphen', ['Test API / expect / to-be']],
    ['nowhere', 'what is not there', []],
  ])('handles %j, %s', (query, _, lines) => {
    expect(left(query)).toEqual(lines);
  });
});
