import { win32 } from 'node:path';
import { expect, test, vi } from 'vitest';
import { indexPages } from '#node/content/page-index.ts';
import { site } from '../../support/site.ts';
import { indexedPage } from '../../support/pages.ts';

// The two modules as they behave on Windows.
vi.mock(import('node:path'), async (original) => {
  const { win32 } = await original();
  return { ...win32, default: win32 };
});
vi.mock(import('vite'), async (original) => ({
  ...(await original()),
  normalizePath: (path: string) => path.replaceAll('\\', '/'),
}));

test('on Windows a page has the same path as in Vite, with slashes', () => {
  expect(win32.join('C:\\docs', 'content')).toBe('C:\\docs\\content');
  const { source, text } = indexedPage('en/guide/a.mdx', { routePath: '/guide/a' });
  const place = { root: 'C:\\docs', contentDir: 'content', publicDir: 'public' };
  const [page] = indexPages(new Map([['en/guide/a.mdx', { text, parsed: source }]]), new Map(), place, site.config);
  expect(page).toMatchObject({ path: 'C:/docs/content/en/guide/a.mdx', file: 'content/en/guide/a.mdx' });
});
