import { describe, expect, test } from 'vitest';
import { problemText } from '#node/problem.ts';
import { readPage } from '#node/read-page.ts';
import { searchSections } from '#node/search-records.ts';
import { translationHash } from '#node/translation.ts';
import { compile } from '../support/compile.ts';
import { indexedPage } from '../support/pages.ts';
import { site } from '../support/site.ts';

const PAGE = `---
description: D
---

# A

{/* search: first way; second  way */}

Text.

## B
{/* search：一种问法；另一种
    问法; */}
More.

## C

{/* a note to other authors */}
`;
const read = (...lines: readonly string[]) => readPage(lines.join('\n'), 'en/a.mdx');
const problemsOf = (...lines: readonly string[]) => read(...lines).errors.map(problemText);

test('the phrases below a heading are those of its section, in either language', () => {
  const page = indexedPage('en/guide/a.mdx', { routePath: '/guide/a', title: 'A', ...readPage(PAGE, 'a.mdx') });
  expect(searchSections('en', [page], site).map(({ phrases, text }) => [phrases, text])).toEqual([
    [['first way', 'second way'], 'D Text.'],
    [['一种问法', '另一种 问法'], 'More.'],
    [[], ''],
  ]);
});

test('nothing of them is in the HTML, the module or the Markdown of the page', async () => {
  const { code, html, markdown } = await compile(PAGE);
  expect([code, ...html, markdown].join('\n')).not.toMatch(/search|way|问法/);
  expect(html.join('').replaceAll(/<a .*?<\/a>/g, '')).toBe(
    '<h1 id="a">A</h1>\n<p>Text.</p>\n<h2 id="b">B</h2>\n<p>More.</p>\n<h2 id="c">C</h2>',
  );
  expect(markdown).toBe('# A\n\nText.\n\n## B\n\nMore.\n\n## C\n');
});

test('another phrase makes no translation outdated', () => {
  const without = PAGE.replaceAll(/\{\/\* ?search[^]*?\}\n/g, '');
  expect(without).not.toContain('way');
  expect(translationHash(PAGE)).toBe(translationHash(without));
  expect(translationHash(PAGE.replace('a note', 'one note'))).not.toBe(translationHash(PAGE));
});

describe('a comment is refused', () => {
  test.each([
    ['without phrases', ['# A', '', '{/* search: ; */}'], 'en/a.mdx:3:1: the comment "search:" has no phrases'],
    [
      'below a text',
      ['# A', '', 'Text.', '', '{/* search: b */}'],
      'en/a.mdx:5:1: search phrases stand in a line of their own, directly below the heading',
    ],
    ['above all headings', ['{/* search: b */}', '', '# A'], 'en/a.mdx:1:1: search phrases stand in a line'],
    ['within a text', ['# A', '', 'Text {/* search: b */} goes on.'], 'en/a.mdx:3:6: search phrases stand in a line'],
    [
      'twice below one heading',
      ['# A', '', '{/* search: b */}', '', '{/* search: c */}'],
      'en/a.mdx:5:1: this heading has search phrases already; put all of them into one comment',
    ],
  ])('%s', (_, lines, message) => {
    const problems = problemsOf(...lines);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });
});
