import { expect, test } from 'vitest';
import { buildHeadings, buildWords } from '#search/build-index.ts';
import { createEngine } from '#search/local-engine.ts';
import { createLocalSearch } from '#search/local-search.ts';
import { sectionsOf } from '../support/sections.ts';

const OPTIONS = { hitsPerPage: 20, snippetWords: 10 };
const SECTIONS = [...sectionsOf('/pool', 'pool', 'Runs files.'), ...sectionsOf('/retry', 'retry', 'A second attempt.')];
const FILES: Readonly<Record<string, unknown>> = {
  '/s/en.json': buildHeadings('en', SECTIONS),
  '/s/en/words.json': { ...buildWords('en', SECTIONS), texts: ['zero', 'one'] },
  '/s/text-zero.json': ['Its pool runs files.'],
  '/s/text-one.json': ['A second attempt.'],
};

/** A search whose files fail to load the given number of times; `asked` lists the requested URLs. */
function searching(failures: Readonly<Record<string, number>> = {}) {
  const left = { ...failures };
  const asked: string[] = [];
  const search = createLocalSearch('/s/en', async (url) => {
    asked.push(url);
    left[url] = (left[url] ?? 0) - 1;
    if ((left[url] ?? 0) >= 0 || !(url in FILES)) throw new Error('offline');
    return FILES[url];
  });
  return { search, asked };
}

test('the index is loaded once, all words after the first answer, and texts only to complete one', async () => {
  const { search, asked } = searching();
  await Promise.all([search.open(), search.open()]);
  expect(asked).toEqual(['/s/en.json']);
  await Promise.all([search.search('pool', OPTIONS), search.search('po', OPTIONS)]);
  expect(asked).toEqual(['/s/en.json', '/s/en/words.json']);
  const { hits } = await search.complete('pool', OPTIONS);
  expect(asked).toEqual(['/s/en.json', '/s/en/words.json', '/s/text-zero.json']);
  expect(hits[0]?.snippet.map(({ text }) => text).join('')).toBe('Its pool runs files.');
});

test('a failed load rejects, and the next search tries again', async () => {
  const { search } = searching({ '/s/en.json': 1 });
  await expect(search.search('pool', OPTIONS)).rejects.toThrow('offline');
  expect((await search.search('pool', OPTIONS)).nbHits).toBe(1);
});

test('texts that cannot be loaded leave the answer without snippets, and the next search retries', async () => {
  const { search } = searching({ '/s/text-zero.json': 1 });
  expect((await search.complete('pool', OPTIONS)).hits).toMatchObject([{ url: '/pool', snippet: [] }]);
  expect((await search.complete('pool', OPTIONS)).hits[0]?.snippet).not.toEqual([]);
});

test('a word that no heading has is found once all words are loaded', async () => {
  const { search } = searching();
  expect((await search.search('attempt', OPTIONS)).hits).toEqual([]);
  expect((await search.complete('attempt', OPTIONS)).hits).toMatchObject([{ url: '/retry' }]);
});

test('a word like that of a heading is taken for a typo only once all words are loaded', async () => {
  const { search } = searching();
  expect((await search.search('retri', OPTIONS)).hits).toEqual([]);
  expect((await search.complete('retri', OPTIONS)).hits).toMatchObject([{ url: '/retry' }]);
});

test('words that cannot be loaded leave the answer of the headings, and the next search retries', async () => {
  const { search } = searching({ '/s/en/words.json': 2 });
  expect((await search.complete('pool', OPTIONS)).hits).toMatchObject([{ url: '/pool' }]);
  expect((await search.search('attempt', OPTIONS)).hits).toEqual([]);
  expect((await search.complete('attempt', OPTIONS)).hits).toMatchObject([{ url: '/retry' }]);
});

test('an empty answer rejects as long as the words cannot be loaded', async () => {
  const { search } = searching({ '/s/en/words.json': 1 });
  await expect(search.complete('attempt', OPTIONS)).rejects.toThrow('offline');
  expect((await search.complete('nonsense', OPTIONS)).hits).toEqual([]);
});

test.each([{}, null, 'words', { terms: 1, postings: 2, phrases: 3 }])(
  'words of the wrong shape, %j, are loaded again',
  async (wrong) => {
    const answers = [wrong, FILES['/s/en/words.json']];
    const search = createLocalSearch('/s/en', async (url) =>
      url === '/s/en/words.json' ? answers.shift() : FILES[url],
    );
    await expect(search.complete('attempt', OPTIONS)).rejects.toThrow();
    expect((await search.complete('attempt', OPTIONS)).hits).toMatchObject([{ url: '/retry' }]);
  },
);

test('the first answer comes from the headings, the complete one and all later ones from all words', async () => {
  const { search } = searching();
  const urls = async (how: 'search' | 'complete') =>
    (await search[how]('pool attempt', OPTIONS)).hits.map(({ url }) => url);
  expect(await urls('search')).toEqual(['/pool']);
  expect(await urls('complete')).toEqual(['/pool', '/retry']);
  expect(await urls('search')).toEqual(['/pool', '/retry']);
});

test('the headings answer while all words are being added', async () => {
  const phrases = Array.from({ length: 3000 }, (_, index) => `way ${index} to ask`);
  const many = sectionsOf('/many', 'many', '', [['Ways', 'A word.', 'ways', 2, phrases]]);
  const engine = createEngine(buildHeadings('en', [...SECTIONS, ...many]));
  const taking = engine.addWords(buildWords('en', [...SECTIONS, ...many]));
  expect(engine.search('attempt', OPTIONS).hits).toEqual([]);
  expect(engine.search('pool', OPTIONS).hits).toMatchObject([{ url: '/pool' }]);
  await taking;
  expect(engine.search('attempt', OPTIONS).hits).toMatchObject([{ url: '/retry' }]);
});
