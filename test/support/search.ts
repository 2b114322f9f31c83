import { vi } from 'vitest';
import type { SearchAnswer, SearchHit, SearchSource } from '#search/source.ts';

/** A hit on a page, or on one of its sections. */
export function hit(lvl1: string, lvl2: string | null = null, more: Partial<SearchHit> = {}): SearchHit {
  const url = `/${lvl1.replaceAll(' ', '-')}${lvl2 === null ? '' : `#${lvl2.replaceAll(' ', '-')}`}`;
  return {
    objectID: url,
    url,
    type: lvl2 === null ? 'lvl1' : 'lvl2',
    hierarchy: { lvl0: 'Config', lvl1, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: null,
    title: [{ text: lvl2 ?? lvl1, isMatch: false }],
    snippet: [],
    ...more,
  };
}

export function answerOf(...hits: readonly SearchHit[]): SearchAnswer {
  return { hits, nbHits: hits.length };
}

/** A search source that finds nothing; its methods are spies. */
export function fakeSource(id = 'local') {
  return {
    id,
    prepare: vi.fn<SearchSource['prepare']>(),
    search: vi.fn<SearchSource['search']>(async () => answerOf()),
    suggest: vi.fn<SearchSource['suggest']>(async () => []),
    onSelect: vi.fn<SearchSource['onSelect']>(),
    onShow: vi.fn<SearchSource['onShow']>(),
  } satisfies SearchSource;
}
