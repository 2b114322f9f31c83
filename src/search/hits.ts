/** Groups hits for display. */

import { groupBy } from '#shared/group-by.ts';
import { isSitePath } from '#shared/path.ts';
import type { Level } from './record.ts';
import type { SearchHit, TextPart } from './source.ts';

/** Spec 9: results per group. */
const MAX_PER_GROUP = 20;

/** The hits on one page. */
export interface HitGroup {
  readonly title: string;
  /** The page's sidebar group. */
  readonly section: string;
  readonly hits: readonly SearchHit[];
}

/** Groups hits by page (spec 2.7), in the order of their best hit. Drops hits outside the site. */
export function groupHits(hits: readonly SearchHit[]): readonly HitGroup[] {
  const own = hits.filter(({ url }) => isSitePath(url));
  const pages = groupBy(own, ({ url }) => url.split('#')[0]);
  return [...pages.values()].map((all) => ({
    title: all[0]?.hierarchy.lvl1 ?? '',
    section: all[0]?.hierarchy.lvl0 ?? '',
    hits: all.slice(0, MAX_PER_GROUP),
  }));
}

/** The text of marked parts, without the marks. */
export function plainText(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}

/** Texts of the hierarchy above the hit's title, from the given level down. */
export function levelsAbove({ type, hierarchy, title }: SearchHit, from: number): readonly string[] {
  // A content hit bears the title of its section, or of its page.
  const levels = Object.keys(hierarchy) as Level[];
  const own = type === 'content' ? levels.findLast((level) => hierarchy[level] === plainText(title)) : type;
  return levels.slice(from, levels.indexOf(own ?? 'lvl1')).flatMap((level) => hierarchy[level] ?? []);
}
