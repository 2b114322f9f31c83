import { describe, expect, test } from 'vitest';
import { pageMarkdown } from '#node/compile/markdown/page-markdown.ts';
import { indexedPage } from '../../../support/pages.ts';
import { site } from '../../../support/site.ts';

test('a page with a heading is copied unchanged', () => {
  expect(pageMarkdown(indexedPage('en/guide/a.mdx', { routePath: '/guide/a' }), '# A\n\nText.\n', site)).toBe(
    '# A\n\nText.\n',
  );
});

test('a page without a heading begins with its title', () => {
  const page = indexedPage('en/guide/a.mdx', { routePath: '/guide/a', title: 'a_ <b>', headings: [] });
  expect(pageMarkdown(page, 'Text.\n', site)).toBe('# a\\_ \\<b>\n\nText.\n');
});

test('a home page begins with its hero, with absolute links in the language of the page', () => {
  const hero = { name: 'N', text: 'does it', tagline: 'Well.', actions: [{ text: 'Go', link: '/guide/a' }] };
  const page = indexedPage('zh/index.mdx', {
    routePath: '/zh/',
    headings: [],
    frontmatter: { pageType: 'home', hero },
  });
  expect(pageMarkdown(page, '## B\n', site)).toBe(
    '# N does it\n\nWell.\n\n- [Go](https://docs.test/zh/guide/a)\n\n## B\n',
  );
});

describe('an overview', () => {
  const page = indexedPage('en/api/index.mdx', { title: 'Overview', routePath: '/api/', headings: [] });
  const overview = [
    {
      name: 'G',
      pages: [
        { text: 'P', link: '/api/p', headings: [{ text: 'h()', id: 'h' }] },
        { text: 'Q', link: '/api/q', headings: [] },
      ],
    },
  ];
  test('lists the pages and their headings as links, under its own title', () => {
    expect(pageMarkdown({ ...page, data: { ...page.data, overview } }, '', site)).toBe(
      '# Overview\n\n## G\n\n### [P](https://docs.test/api/p)\n\n- [h()](https://docs.test/api/p#h)\n\n### [Q](https://docs.test/api/q)\n',
    );
  });
});
