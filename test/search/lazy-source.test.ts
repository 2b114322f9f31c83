import { expect, test, vi } from 'vitest';
import { lazySource } from '#search/lazy-source.ts';
import type { SearchSource } from '#search/source.ts';
import { hit } from '../support/search.ts';

const ANSWER = { hits: [], nbHits: 0 };
const POOL = hit('pool');
const OPTIONS = { hitsPerPage: 20, snippetWords: 10 };

function engine() {
  return {
    id: 'hosted',
    prepare: vi.fn<SearchSource['prepare']>(),
    search: vi.fn<SearchSource['search']>().mockResolvedValue(ANSWER),
    suggest: vi.fn<SearchSource['suggest']>().mockResolvedValue(['pool']),
    onSelect: vi.fn<SearchSource['onSelect']>(),
    onShow: vi.fn<SearchSource['onShow']>(),
  };
}

test('nothing is loaded before it is needed', () => {
  const load = vi.fn<() => Promise<SearchSource>>();
  const source = lazySource('hosted', load);
  expect(source.id).toBe('hosted');
  expect(load).not.toHaveBeenCalled();
});

test('the engine is loaded once and gets every call', async () => {
  const inner = engine();
  const load = vi.fn<() => Promise<SearchSource>>().mockResolvedValue(inner);
  const source = lazySource('hosted', load);
  source.prepare();
  expect(await source.search('pool', OPTIONS)).toBe(ANSWER);
  expect(await source.suggest('pol')).toEqual(['pool']);
  source.onShow(ANSWER);
  await vi.waitFor(() => expect(inner.onShow).toHaveBeenCalledWith(ANSWER));
  source.onSelect(POOL, ANSWER, 1);
  await vi.waitFor(() => expect(inner.onSelect).toHaveBeenCalledWith(POOL, ANSWER, 1));
  expect(load).toHaveBeenCalledOnce();
  expect(inner.prepare).toHaveBeenCalledOnce();
  expect(inner.search).toHaveBeenCalledWith('pool', OPTIONS);
});

test('an engine that cannot be loaded fails the search, and the next search tries again', async () => {
  const load = vi
    .fn<() => Promise<SearchSource>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(engine());
  const source = lazySource('hosted', load);
  source.prepare();
  await expect(source.search('pool', OPTIONS)).rejects.toThrow('offline');
  expect(await source.search('pool', OPTIONS)).toBe(ANSWER);
  expect(load).toHaveBeenCalledTimes(2);
});
