/** A searchable place of the site (spec 3, "Search hit"). */

export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];

export interface SearchRecord {
  readonly objectID: string;
  readonly url: string;
  readonly type: Exclude<Level, 'lvl0'> | 'content';
  /** From the page's sidebar group (lvl0) and its title (lvl1) down to the heading. */
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  /** Prose and code of a content record; null for headings. */
  readonly content: string | null;
}

/** A heading and the content below it, up to the next heading. */
export interface SearchSection {
  readonly heading: SearchRecord;
  readonly routePath: string;
  /** Prose, tables and lists. */
  readonly text: string;
  readonly code: string;
  /** Names that the section defines, one a line: first cells of tables, and bold text that opens a paragraph. */
  readonly defined: string;
  /** The author's search phrases: alternative headings, in readers' words. */
  readonly phrases: readonly string[];
}

export const NO_HIERARCHY = Object.fromEntries(LEVELS.map((level) => [level, null])) as Record<Level, null>;

/** Creates the record of a heading, given the hierarchy above it. */
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

/** Creates the record of a heading's content; it links to the heading. */
export function contentRecord({ url, hierarchy }: SearchRecord, content: string | null): SearchRecord {
  return { objectID: `${url}::content`, url, type: 'content', hierarchy, content };
}

/** The section's own heading: the lowest level that is set. */
export function headingOf({ hierarchy }: SearchRecord): string {
  return Object.values(hierarchy).findLast((text) => text !== null) ?? '';
}
