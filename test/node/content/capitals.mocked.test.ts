import { expect, test, vi } from 'vitest';
import { checkContent } from '#node/content/check-content.ts';
import { missingImages } from '#node/content/check-site.ts';
import { indexedPage } from '../../support/pages.ts';
import { site } from '../../support/site.ts';
import { tempFolder } from '../../support/temp-folder.ts';

// As on macOS and Windows, where `images/Hero.SVG` is found as `images/hero.svg`.
vi.mock(import('node:fs'), async (original) => {
  const actual = await original();
  const lower = (path: string) => path.replace(/[^/]+\/[^/]+$/, (names) => names.toLowerCase());
  const statSync = vi.fn((path: string) => actual.statSync(lower(path))) as never;
  const mocked = { ...actual, statSync };
  // Named imports of Node's built-in modules are taken from `default`.
  return { ...mocked, default: mocked };
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';

test.each([
  ['/images/a.svg', 0],
  ['/images/A.svg', 1],
  ['/Images/a.svg', 1],
])('%s, with the capitals of the file or others, is %i problem as a link, an image and an icon', (path, count) => {
  const publicDir = tempFolder({ 'images/a.svg': SVG });
  const named = { target: path, line: 1, column: 1 };
  const problems = (parts: object) => {
    const en = indexedPage('en/guide/a.mdx', { routePath: '/guide/a', ...parts });
    const zh = indexedPage('zh/guide/a.mdx', { routePath: '/zh/guide/a' });
    return checkContent({ pages: [en, zh], phrases: new Map(), site, publicDir });
  };
  expect(problems({ links: [named] })).toHaveLength(count);
  expect(problems({ assets: [named] })).toHaveLength(count);
  expect(missingImages({ ...site, config: { ...site.config, icon: path } }, publicDir)).toHaveLength(count);
});
