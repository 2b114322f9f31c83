import { expect, test } from 'vitest';
import type { Content } from '#node/compile/content.ts';
import { renderPage, type PageFrame } from '#node/output/render-page.ts';

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
