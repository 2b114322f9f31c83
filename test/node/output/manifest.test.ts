import { expect, test } from 'vitest';
import { manifestAddresses, manifestFiles, sectionModule, sidebarModule, type Imports } from '#node/output/manifest.ts';
import { indexedPage } from '../../support/pages.ts';
import { site } from '../../support/site.ts';

const home = indexedPage('en/index.mdx', { routePath: '/', frontmatter: { pageType: 'home' } });
const A = indexedPage('zh/guide/a.mdx', { routePath: '/zh/guide/a', title: '甲' });
const IMPORTS: Imports = {
  sidebar: (key) => `sidebar of ${key}`,
  page: ({ file }) => ({ parts: `parts of ${file}`, content: `content of ${file}` }),
};

test('a section has loaders of its sidebar and its pages', () => {
  expect(sectionModule('zh/guide', [A], IMPORTS)).toBe(
    'export const sidebar = () => sidebar of zh/guide;\n' +
      'export const pages = {"/zh/guide/a": ' +
      '{parts: () => parts of content/zh/guide/a.mdx, content: () => content of content/zh/guide/a.mdx}};',
  );
});

test('a sidebar is in its language; a section without one has an empty one', () => {
  expect(sidebarModule([A], site)).toBe(
    'export default [{"text":"Start","items":[{"text":"A","link":"/zh/guide/a"}]}];',
  );
  expect(sidebarModule([home], site)).toBe('export default [];');
});

test('a build has a module for each section and list, below the version of the application', () => {
  const paths = manifestFiles([home, A], site, manifestAddresses('v'), IMPORTS).map(({ path }) => path);
  expect(paths).toEqual([
    'manifest/v/en/_root.js',
    'manifest/v/zh/guide.js',
    'manifest/v/all-pages/en.js',
    'manifest/v/all-pages/zh.js',
  ]);
});

test('an address is encoded, its file is not', () => {
  expect(manifestAddresses('v').section('zh/指南')).toBe('/manifest/v/zh/%E6%8C%87%E5%8D%97.js');
  const [file] = manifestFiles(
    [indexedPage('zh/指南/a.mdx', { routePath: '/zh/指南/a' })],
    site,
    manifestAddresses('v'),
    IMPORTS,
  );
  expect(file?.path).toBe('manifest/v/zh/指南.js');
});
