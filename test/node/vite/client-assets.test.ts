import { expect, test } from 'vitest';
import { readClientAssets } from '#node/vite/client-assets.ts';
import { dataWith } from '../../support/pages.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const MANIFEST = {
  'src/entry/client.tsx': { file: 'assets/client-1.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-1.js' },
  'style.css': { file: 'assets/style-1.css' },
  'virtual:locale/en': { file: 'assets/en-1.js' },
};

function read(manifest: object) {
  const folder = tempFolder({ '.vite/manifest.json': JSON.stringify(manifest) });
  return readClientAssets(folder);
}

test('the app and its stylesheet have root-relative addresses', () => {
  expect(read(MANIFEST)).toMatchObject({ app: '/assets/client-1.js', stylesheet: '/assets/style-1.css' });
});

test('a page preloads the app and its language, each chunk once', () => {
  expect(read(MANIFEST).preload(dataWith())).toEqual(['/assets/client-1.js', '/assets/react-1.js', '/assets/en-1.js']);
});

test('a module missing from the build is an error that names it', () => {
  const { 'style.css': _, ...rest } = MANIFEST;
  expect(() => read(rest)).toThrow('the client build has no "style.css" in its manifest');
});
