import { editDistance } from '#search/typo.ts';
import type { IndexedPage } from './page-index.ts';

/** The names in order of similarity: first the one with the fewest letters to change. */
export function nearest(wanted: string, names: readonly string[]): readonly string[] {
  return names
    .map((name) => ({ name, distance: editDistance(wanted, name, Math.max(wanted.length, name.length)) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ name }) => name);
}

/** The three ids of a page that an author most likely meant, as the end of an error. */
export function nearestIds(wanted: string, { file, headingIds }: IndexedPage): string {
  return `the nearest ids of ${file}: ${nearest(wanted, headingIds).slice(0, 3).join(', ') || 'none'}`;
}
