import type { SearchRecord } from '#search/record.ts';
import type { SearchHit, SearchSource } from '#search/source.ts';

/** An engine that finds the records whose own heading holds the query. */
export function sourceOf(records: readonly SearchRecord[]): SearchSource {
  const own = ({ type, hierarchy }: SearchRecord) => (type === 'content' ? null : hierarchy[type]) ?? '';
  return {
    id: 'test',
    prepare: () => undefined,
    search: async (query) => {
      const found = records.filter((record) => query !== '' && own(record).toLowerCase().includes(query));
      const hits = found.map((record): SearchHit => {
        return { ...record, title: [{ text: own(record), isMatch: false }], snippet: [] };
      });
      return { hits, nbHits: hits.length };
    },
    suggest: async () => [],
    onSelect: () => undefined,
    onShow: () => undefined,
  };
}
