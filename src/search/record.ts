/** One searchable place of the site (spec 3, "Search hit"). */

export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export interface SearchRecord {
  readonly objectID: string;
  readonly url: string;
  readonly type: Exclude<Level, 'lvl0'> | 'content';
  /** Texts from the group that the page stands in (lvl0) over the page's title (lvl1) down to the heading. */
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  /** Prose and code of a content record; null for headings. */
  readonly content: string | null;
}

/** A heading and what stands below it, up to the next one. */
export interface SearchSection {
  readonly heading: SearchRecord;
  /** The page's path. */
  readonly routePath: string;
  /** Prose, tables and lists. */
  readonly text: string;
  readonly code: string;
  /** What the section defines: names in tables and lists. */
  readonly defined: string;
  /** How readers ask for it, in its author's words: each is a heading that it could have had. */
  readonly phrases: readonly string[];
}

export const NO_HIERARCHY: SearchRecord['hierarchy'] = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

const LEVELS = Object.keys(NO_HIERARCHY) as readonly Level[];

/** The record of a heading, below the levels that stand above it. */
export function headingRecord(
  url: string,
  depth: number,
  text: string,
  above: SearchRecord['hierarchy'],
): SearchRecord {
  const hierarchy: Record<Level, string | null> = { ...NO_HIERARCHY };
  for (const level of LEVELS.slice(0, depth)) hierarchy[level] = above[level];
  hierarchy[`lvl${depth}` as Level] = text;
  return { objectID: url, url, type: `lvl${depth}` as SearchRecord['type'], hierarchy, content: null };
}

/** The record of what stands below a heading; it leads to the heading. */
export function contentRecord({ url, hierarchy }: SearchRecord, content: string): SearchRecord {
  return { objectID: `${url}::content`, url, type: 'content', hierarchy, content };
}

/** The section's own heading: the lowest level that is set. */
export function headingOf({ hierarchy }: SearchRecord): string {
  return Object.values(hierarchy).findLast((text) => text !== null) ?? '';
}
