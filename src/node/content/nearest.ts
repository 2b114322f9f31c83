import { slips } from '#search/typo.ts';
import type { IndexedPage } from './page-index.ts';

/** The names, those with the fewest letters to change first. */
export function nearest(wanted: string, names: readonly string[]): readonly string[] {
  return names
    .map((name) => ({ name, distance: slips(wanted, name, Math.max(wanted.length, name.length)) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ name }) => name);
}

/** Which ids of a page an author may have meant: all of them would fill the screen. */
export function nearestIds(wanted: string, { file, headingIds }: IndexedPage): string {
  return `the nearest ids of ${file}: ${nearest(wanted, headingIds).slice(0, 3).join(', ') || 'none'}`;
}
