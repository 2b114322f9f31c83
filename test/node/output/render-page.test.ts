import { expect, test } from 'vitest';
import type { Content } from '#node/compile/content.ts';
import { renderPage, type PageFrame } from '#node/output/render-page.ts';
import type { TocEntry } from '#shared/page.ts';
import { dataWith } from '../../support/pages.ts';
import { site } from '../../support/site.ts';

const content = {
  pages: () => [{ file: 'content/en/a.mdx', entry: { routePath: '/a' } }],
} as unknown as Content;

test('an error of a component names the page, what went wrong, and the line of the component', async () => {
  const render = async () => {
    const error = new ReferenceError('confg is not defined');
    error.stack = `${error}\n    at ReportLink (/site/src/theme/report-link.tsx:17:19)`;
    throw error;
  };
  const frame = { server: { render } } as unknown as PageFrame;

  const failure = await renderPage('/a', content, frame).catch((error: unknown) => error as Error);

  expect(failure).toHaveProperty('message', 'content/en/a.mdx: the page cannot be rendered: confg is not defined');
  expect(failure).toHaveProperty(
    'stack',
    'Error: content/en/a.mdx: the page cannot be rendered: confg is not defined\n' +
      '    at ReportLink (/site/src/theme/report-link.tsx:17:19)',
  );
});

test.each([
  ['and the headings of a page with an outline', {}, false],
  ['but not the headings of a page without an outline', { outline: false }, true],
])('the state leaves out the groups of an overview, %s', async (_, frontmatter, keepsHeadings) => {
  const toc: readonly TocEntry[] = [{ text: 'A', id: 'a', depth: 2, charIndex: -1 }];
  const { toc: headings, ...record } = dataWith({ toc, frontmatter });
  const page = { ...record, toc: headings, overview: [{ name: 'Group', pages: [] }] };
  const frame = {
    server: { render: async () => ({ page, app: '' }) },
    shell: '<!--state-->',
    assets: { app: '/app.js', stylesheet: '/style.css', preload: () => [] },
  } as unknown as PageFrame;

  const { html } = await renderPage('/a', { ...content, site }, frame);

  const { page: sent } = JSON.parse(/id="docs-page-state">(.*?)<\/script>/.exec(html)?.[1] ?? '') as { page: unknown };
  expect(sent).toEqual({ ...record, ...(keepsHeadings && { toc }) });
});
