import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { searchIndex } from '#node/output/emit/search-index.ts';
import { devSearchFile, DEV_SEARCH_FOLDER, searchFiles } from '#node/output/search-files.ts';
import { indexedPage } from '../../support/pages.ts';
import { site } from '../../support/site.ts';

const pagesOf = (text: string) => [
  indexedPage('en/guide/a.mdx', {
    routePath: '/guide/a',
    title: 'A',
    sections: [
      { text: '', code: '', defined: '' },
      { text, code: '', defined: '' },
    ],
  }),
];

test('each language has an index and a file of all words, and each page a file of texts', () => {
  const { folder, files } = searchFiles(pagesOf('Prose.'), site);
  expect(files.map(({ path }) => path)).toEqual(
    ['en.json', 'en/words.json', 'en/0.json', 'zh.json', 'zh/words.json'].map((path) => `${folder}/${path}`),
  );
  expect(files[2]?.text).toBe('["Prose."]');
});

test('the folder name changes with the texts', () => {
  const folders = ['One.', 'One.', 'Two.'].map((text) => searchFiles(pagesOf(text), site).folder);
  expect(folders[0]).toMatch(/^assets\/search-[\da-f]{8}$/);
  expect(folders[1]).toBe(folders[0]);
  expect(folders[2]).not.toBe(folders[0]);
});

test('the dev server answers with the same files', () => {
  expect(devSearchFile(`/${DEV_SEARCH_FOLDER}/en/0.json`, pagesOf('Prose.'), site)).toBe('["Prose."]');
  expect(devSearchFile(`/${DEV_SEARCH_FOLDER}/en/9.json`, pagesOf('Prose.'), site)).toBeUndefined();
  expect(devSearchFile('/guide/a', pagesOf('Prose.'), site)).toBeUndefined();
});

test('an index that is too large for a first search causes a warning, a small one does not', () => {
  const warn = vi.fn<(message: string) => void>();
  const emit = (pages: ReturnType<typeof pagesOf>) =>
    searchIndex({ site, pages, markdown: () => '', headers: {}, warn });
  emit(pagesOf('Prose.'));
  expect(warn).not.toHaveBeenCalled();
  // Hashes do not compress.
  const headings = Array.from({ length: 6000 }, (_, index) => {
    const text = createHash('sha256').update(String(index)).digest('base64');
    return { text, id: `id-${index}`, depth: 2, charIndex: 0, line: 1 };
  });
  const empty = { text: '', code: '', defined: '' };
  emit([
    indexedPage('en/guide/a.mdx', { routePath: '/guide/a', headings, sections: [empty, ...headings.map(() => empty)] }),
  ]);
  expect(warn.mock.calls.map(([message]) => message)).toEqual([
    expect.stringMatching(/index of "en" is \d+ KB .*hosted/),
  ]);
}, 20_000);
