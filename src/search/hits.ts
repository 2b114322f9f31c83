/** Hits as the surface lists them. */

import { isSitePath } from '#shared/path.ts';
import type { SearchRecord } from './record.ts';
import type { SearchHit, TextPart } from './source.ts';

/** Spec 9: results per group. */
const MAX_PER_GROUP = 20;

/** The hits on one page. */
export interface HitGroup {
  /** Title of the page. */
  readonly title: string;
  /** Where the page stands: its group of the sidebar. */
  readonly section: string;
  readonly hits: readonly SearchHit[];
}

/** The hits by page (spec 2.7), pages and hits in the order of the first and best. Hits that lead away are left out. */
export function groupHits(hits: readonly SearchHit[]): readonly HitGroup[] {
  const pages = new Map<string | undefined, SearchHit[]>();
  for (const hit of hits.filter(({ url }) => isSitePath(url))) {
    const [page] = hit.url.split('#');
    pages.set(page, [...(pages.get(page) ?? []), hit]);
  }
  return [...pages.values()].map((all) => ({
    title: all[0]?.hierarchy.lvl1 ?? '',
    section: all[0]?.hierarchy.lvl0 ?? '',
    hits: all.slice(0, MAX_PER_GROUP),
  }));
}

/** The text without its marks. */
export function plainText(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}

/** Texts above the record's own heading, from the given level down. */
export function levelsAbove({ type, hierarchy }: SearchRecord, from: number): readonly string[] {
  // A content record has no heading of its own: it stands in its page.
  const own = type === 'content' ? 'lvl1' : type;
  return Object.entries(hierarchy)
    .filter(([level]) => level < own && Number(level.slice('lvl'.length)) >= from)
    .flatMap(([, text]) => text ?? []);
}
