import { expect, test } from 'vitest';
import { readClientAssets } from '#node/vite/client-assets.ts';
import { dataWith, indexedPage } from '../../support/pages.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const MANIFEST = {
  'src/client.tsx': { file: 'assets/client-1.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-1.js' },
  'style.css': { file: 'assets/style-1.css' },
  'virtual:locale/en': { file: 'assets/en-1.js' },
  'virtual:pages/en/guide': { file: 'assets/guide-1.js', imports: ['_react.js'] },
  'content/en/guide/a.mdx?hydrate': { file: 'assets/a-hydrate-1.js' },
};
const page = indexedPage('en/guide/a.mdx', { routePath: '/guide/a' });

function read(manifest: object) {
  const folder = tempFolder({ '.vite/manifest.json': JSON.stringify(manifest) });
  return readClientAssets(folder, 'src/client.tsx', 'content');
}

test('the app and its stylesheet have root-relative addresses', () => {
  expect(read(MANIFEST)).toMatchObject({ app: '/assets/client-1.js', stylesheet: '/assets/style-1.css' });
});

test('a page preloads the app, its language, its section and its module for hydration, each once', () => {
  expect(read(MANIFEST).preload(page.data)).toEqual([
    '/assets/client-1.js',
    '/assets/react-1.js',
    '/assets/en-1.js',
    '/assets/guide-1.js',
    '/assets/a-hydrate-1.js',
  ]);
});

test('the 404 page preloads the app and its language', () => {
  expect(read(MANIFEST).preload(dataWith({ routePath: '/404', _relativePath: '' }))).toEqual([
    '/assets/client-1.js',
    '/assets/react-1.js',
    '/assets/en-1.js',
  ]);
});

test('a module missing from the build is an error that names it', () => {
  const { 'style.css': _, ...rest } = MANIFEST;
  expect(() => read(rest)).toThrow('the client build has no "style.css" in its manifest');
});
