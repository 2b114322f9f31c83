import { expect, test } from 'vitest';
import { firstPage } from '#entry/first-page.ts';
import type { OverviewGroup, TocEntry } from '#shared/page.ts';
import { Outline } from '#theme/outline/outline.tsx';
import { Overview } from '#theme/overview/overview.tsx';
import { dataWith } from '../support/pages.ts';
import { renderInSite } from '../support/render.tsx';

const toc: readonly TocEntry[] = [
  { text: 'a < b && "c"', id: 'a-b--c', depth: 2, charIndex: -1 },
  // Long names have `<wbr>` in the outline.
  { text: 'MockInstance.mockImplementationOnce', id: 'mockimplementationonce', depth: 3, charIndex: -1 },
  { text: '快照 与 100 %', id: '快照-100%', depth: 4, charIndex: -1 },
];
const overview: readonly OverviewGroup[] = [
  {
    name: 'Tests & more',
    pages: [
      { text: 'retry', link: '/config/retry', headings: [{ text: 'In <CI>', id: 'in-ci#1' }] },
      { text: '快照', link: '/zh/config/快照', headings: [] },
    ],
  },
  { name: 'Empty', pages: [] },
];

test('the headings of the first page are those of its outline', () => {
  renderInSite(<Outline />, { page: { toc } });
  document.body.append(...toc.map(({ id, depth }) => Object.assign(document.createElement(`h${depth}`), { id })));
  const { toc: _, ...page } = dataWith();
  expect(firstPage({ page })).toEqual({ ...page, toc });
});

test('the groups of the first page are those of its overview', () => {
  renderInSite(<Overview groups={overview} />);
  const page = dataWith({ frontmatter: { overview: true } });
  expect(firstPage({ page })).toEqual({ ...page, overview });
});

test('a page with neither keeps the headings of its state', () => {
  const page = dataWith({ toc });
  expect(firstPage({ page })).toEqual(page);
});
