import type { SearchRecord } from './record.ts';

/** Spec 9: results per page. */
const RESULTS_PER_PAGE = 20;

/** Case, width, hyphens and dots do not count: `setup files`, `setup-files` and `setupFiles` are one. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[-_.\s]+/g, '');
}

/** Words of a query; a run of Chinese is one word. */
function wordsOf(query: string): readonly string[] {
  return query.split(/\s+/).map(fold).filter(Boolean);
}

/** How well the record fits, 0 when it does not: its own heading counts most, then the page's title. */
function score({ type, hierarchy }: SearchRecord, words: readonly string[], whole: string): number {
  const own = fold((type === 'content' ? undefined : hierarchy[type]) ?? '');
  const all = fold(Object.values(hierarchy).filter(Boolean).join(' '));
  if (!words.every((word) => all.includes(word))) return 0;
  if (own === whole) return 8;
  if (own.startsWith(whole)) return 6;
  if (own.includes(whole)) return 4;
  return words.some((word) => own.includes(word)) ? 2 : 1;
}

/** The records that have every word of the query in their headings, best first; pages before their sections. */
export function searchLocal(records: readonly SearchRecord[], query: string): readonly SearchRecord[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return records
    .map((record) => ({ record, points: score(record, words, fold(query)) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points || a.record.type.localeCompare(b.record.type))
    .slice(0, RESULTS_PER_PAGE)
    .map(({ record }) => record);
}
