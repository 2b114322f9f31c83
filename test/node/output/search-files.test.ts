import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { SearchManifest } from '#shared/manifest.ts';
import type { Lang } from '#shared/page.ts';
import { createDiskCache } from '#node/content/disk-cache.ts';
import type { WordsFile } from '#search/local-search.ts';
import { devSearchFile, searchFiles, searchWarnings, WARN_BYTES } from '#node/output/search-files.ts';
import { indexedPage } from '../../support/pages.ts';
import { site, siteSearching, siteWith } from '../../support/site.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const sectionsWith = (text: string) => ['', text].map((each) => ({ text: each, code: '', defined: '', messages: [] }));
const pagesOf = (text: string) => [
  indexedPage('en/guide/a.mdx', {
    routePath: '/guide/a',
    title: 'A',
    sections: sectionsWith(text),
  }),
];

test('each language has an index and a file of all words, and each page a file of texts that the words name', () => {
  const { manifest, files } = searchFiles(pagesOf('Prose.'), site);
  const [index, words, texts] = files;
  expect(files.map(({ path }) => path)).toEqual([
    `${manifest['en']}.json`,
    `${manifest['en']}/words.json`,
    expect.stringMatching(/^assets\/search\/text-[\w-]{6}\.json$/),
    `${manifest['zh']}.json`,
    `${manifest['zh']}/words.json`,
  ]);
  expect(manifest['en']).toMatch(/^assets\/search\/en-[\w-]{6}$/);
  expect(JSON.parse(index?.text ?? '')).toMatchObject({ lang: 'en' });
  expect(`assets/search/text-${JSON.parse(words?.text ?? '').texts[0]}.json`).toBe(texts?.path);
  expect(texts?.text).toBe('["Prose."]');
});

test('an edited page changes its texts and its own language, and nothing else', () => {
  const [before, after] = ['One.', 'Two.'].map((text) => searchFiles(pagesOf(text), site));
  expect(after?.manifest['en']).not.toBe(before?.manifest['en']);
  expect(after?.manifest['zh']).toBe(before?.manifest['zh']);
  expect(searchFiles(pagesOf('One.'), site)).toEqual(before);
});

test('each version has files of its own, with its own pages', () => {
  const { config } = site;
  const versioned = { ...site, config: { ...config, multiVersion: { default: 'v2', versions: ['v2', 'v1'] } } };
  const pages = ['v2', 'v1'].map((version) =>
    indexedPage('en/guide/a.mdx', { routePath: version === 'v1' ? '/v1/guide/a' : '/guide/a', version }),
  );
  const { manifest, files } = searchFiles(pages, versioned);
  expect(Object.keys(manifest)).toEqual(['en', 'zh', 'v1/en', 'v1/zh']);
  const indexOf = (key: string) => files.find(({ path }) => path === `${manifest[key]}.json`)?.text;
  expect(indexOf('v1/en')).toContain('/v1/guide/a');
  expect(indexOf('en')).not.toContain('/v1/guide/a');
  for (const base of Object.values(manifest)) {
    const words = files.find(({ path }) => path === `${base}/words.json`)?.text ?? '';
    // The search loads texts from the folder of the index.
    const texts = (JSON.parse(words) as WordsFile).texts.map((hash) => `${posix.dirname(base)}/text-${hash}.json`);
    expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(texts));
  }
  expect(devSearchFile('/assets/search/v1-en-dev.json', pages, versioned)).toBe(indexOf('v1/en'));
});

test('equal texts of two pages are one file', () => {
  const twin = indexedPage('en/guide/b.mdx', { routePath: '/guide/b', title: 'A', sections: sectionsWith('Prose.') });
  const paths = searchFiles([...pagesOf('Prose.'), twin], site).files.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test('files are taken from the cache', () => {
  const cache = createDiskCache(tempFolder(), '1');
  const remember = vi.spyOn(cache, 'remember');
  const first = searchFiles(pagesOf('Prose.'), site, cache);
  expect(remember.mock.calls.map(([parts]) => parts.slice(0, 2))).toEqual([
    ['search', 'en'],
    ['search', 'zh'],
  ]);
  expect(searchFiles(pagesOf('Prose.'), site, cache)).toEqual(first);
});

test('the dev server answers with the same files under names that stay', () => {
  const pages = pagesOf('Prose.');
  const asked = (path: string) => devSearchFile(path, pages, site);
  const { en } = JSON.parse(asked('/manifest/dev/search.json') ?? '') as SearchManifest;
  expect(en).toBe('assets/search/en-dev');
  const { files } = searchFiles(pages, site);
  expect(asked(`/${en}.json`)).toBe(files[0]?.text);
  expect(asked(`/${en}/words.json`)).toBe(files[1]?.text);
  expect(asked(`/${files[2]?.path}`)).toBe('["Prose."]');
  expect(asked('/assets/search/text-gone.json')).toBeUndefined();
  expect(asked('/guide/a')).toBeUndefined();
});

/** A page with headings of random characters, which do not compress. */
function pageOfHeadings(lang: Lang, count: number, textOf: (random: Buffer) => string) {
  const headings = Array.from({ length: count }, (_, index) => {
    const text = textOf(createHash('sha256').update(String(index)).digest());
    return { text, id: `id-${index}`, depth: 2, charIndex: 0, line: 1 };
  });
  const empty = { text: '', code: '', defined: '', messages: [] };
  const sections = [empty, ...headings.map(() => empty)];
  return indexedPage(`${lang}/guide/a.mdx`, { routePath: '/guide/a', headings, sections });
}

test('an index that is too large for a first search causes a warning, a small one does not', () => {
  const warnings = (pages: ReturnType<typeof pagesOf>) => searchWarnings(searchFiles(pages, site), site);
  expect(warnings(pagesOf('Prose.'))).toEqual([]);
  expect(warnings([pageOfHeadings('en', 6000, (random) => random.toString('base64'))])).toEqual([
    expect.stringMatching(/index of "en" is \d+ KB .*hosted/),
  ]);
}, 20_000);

test('a large index that no reader loads causes no warning: with the hosted search, and without a search', () => {
  const files = searchFiles([pageOfHeadings('en', 6000, (random) => random.toString('base64'))], site);
  const hosted = { appId: 'APP', apiKey: 'KEY', indexName: 'docs' };
  expect(searchWarnings(files, siteSearching({ hosted }))).toEqual([]);
  expect(searchWarnings(files, siteWith({ search: false }))).toEqual([]);
}, 20_000);

test('the size of an index is measured in bytes, of which a Chinese character has several', () => {
  const page = pageOfHeadings('zh', 5200, (random) =>
    Array.from({ length: 16 }, (_, at) => String.fromCharCode(0x4e00 + (random.readUInt16BE(at * 2) % 20_000))).join(
      '',
    ),
  );
  const { manifest, files } = searchFiles([page], site);
  expect(files.find(({ path }) => path === `${manifest['zh']}.json`)?.text.length).toBeLessThan(WARN_BYTES);
  expect(searchWarnings({ manifest, files }, site)).toEqual([expect.stringMatching(/index of "zh" is \d+ KB/)]);
}, 20_000);
