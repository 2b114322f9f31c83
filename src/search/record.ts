/** One searchable place of the site (spec 3, "Search hit"). */

export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export interface SearchRecord {
  readonly objectID: string;
  readonly url: string;
  readonly type: Exclude<Level, 'lvl0'> | 'content';
  /** Texts from the group that the page stands in (lvl0) over the page's title (lvl1) down to the heading. */
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  /** Prose of a content record; null for headings. */
  readonly content: string | null;
}
