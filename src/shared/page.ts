/** Data model of pages (spec section 3), with the spec's names. */

import type { Frontmatter, PageType } from './schema/frontmatter.ts';

export const LANGS = ['en', 'zh'] as const;
export type Lang = (typeof LANGS)[number];

/** A value for each language. */
export function byLang<Value>(make: (lang: Lang) => Value): Readonly<Record<Lang, Value>> {
  return { en: make('en'), zh: make('zh') };
}

/** Language that pages are written in first. Its heading ids serve all languages; translations refer to its text. */
export const SOURCE_LANG: Lang = 'en';

/** Spec 3: depths of the headings in the outline. */
export const OUTLINE_DEPTHS = [2, 3, 4] as const;

export interface TocEntry {
  readonly text: string;
  readonly id: string;
  readonly depth: (typeof OUTLINE_DEPTHS)[number];
  /** Offset of the heading in the source file, in UTF-16 units; -1 when unknown. */
  readonly charIndex: number;
}

/** One page in the page index; everything else is derived from the list of entries. */
export interface PageEntry {
  /** The frontmatter's title, or else the page's first-level heading. */
  readonly title: string;
  /** Clean URL path with its language prefix, such as `/zh/guide/start/`. */
  readonly routePath: string;
  readonly lang: Lang;
  readonly toc: readonly TocEntry[];
  readonly frontmatter: Frontmatter;
  /** Empty on a site with a single version. */
  readonly version: string;
  /** Path of the source file below the content folder, such as `en/guide/start/index.mdx`. */
  readonly _relativePath: string;
}

/** A page and its headings, as an overview lists them (spec 2.5). */
export interface OverviewPage {
  readonly text: string;
  readonly link: string;
  readonly headings: readonly Pick<TocEntry, 'text' | 'id'>[];
}

export interface OverviewGroup {
  readonly name: string;
  readonly pages: readonly OverviewPage[];
}

/** The same page in another version, or that version's home when it lacks the page (spec 2.3). */
export interface VersionLink {
  readonly version: string;
  readonly link: string;
}

/** The current page, as the theme reads it. */
export interface PageData extends PageEntry {
  /** Text of the first-level heading; empty when the page has none. */
  readonly headingTitle: string;
  readonly pageType: PageType;
  /** Day, as yyyy-mm-dd, of the last commit that touched the page; empty when git does not know. */
  readonly lastUpdatedTime: string;
  /** On a translated page: the original has changed since. */
  readonly isOutdated?: boolean;
  /** On overview pages (spec 2.5): the section's pages. */
  readonly overview?: readonly OverviewGroup[];
  /** Only on a site with more than one version. */
  readonly versions?: readonly VersionLink[];
}
