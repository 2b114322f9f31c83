/** The words of the site about pages (spec section 3). Names are the spec's own. */

export const LANGS = ['en', 'zh'] as const;
export type Lang = (typeof LANGS)[number];

/** The language that pages are written in first. Its heading ids serve all languages, and translations name its text. */
export const SOURCE_LANG: Lang = 'en';

/** Spec 2.1: `doc` is the default. */
export const PAGE_TYPES = ['home', 'doc', '404', 'custom', 'blank'] as const;
export type PageType = (typeof PAGE_TYPES)[number];

export interface TocEntry {
  readonly text: string;
  readonly id: string;
  readonly depth: 2 | 3 | 4;
  /** Offset of the heading in the source file, in UTF-16 units; -1 when unknown. */
  readonly charIndex: number;
}

export interface HeroAction {
  readonly text: string;
  readonly link: string;
  readonly theme?: 'brand' | 'alt' | undefined;
}

export interface Hero {
  readonly name: string;
  readonly text: string;
  readonly tagline?: string | undefined;
  readonly actions?: readonly HeroAction[] | undefined;
}

/** One tag for `<head>`: its name and its attributes. */
export type HeadTag = readonly [name: string, attributes: Readonly<Record<string, string>>];

export interface Frontmatter {
  readonly title?: string | undefined;
  readonly titleSuffix?: string | undefined;
  readonly description?: string | undefined;
  readonly head?: readonly HeadTag[] | undefined;
  readonly overview?: boolean | undefined;
  readonly overviewHeaders?: readonly number[] | undefined;
  readonly pageType?: PageType | undefined;
  readonly hero?: Hero | undefined;
  readonly navbar?: boolean | undefined;
  readonly sidebar?: boolean | undefined;
  readonly outline?: boolean | undefined;
  readonly footer?: boolean | undefined;
  readonly globalUIComponents?: boolean | undefined;
}

/** What the page index knows of one page; everything else is a function of a list of these. */
export interface PageEntry {
  /** The frontmatter's title, or the page's first-level heading. */
  readonly title: string;
  /** Clean URL path with its language prefix, such as `/zh/guide/start/`. */
  readonly routePath: string;
  readonly lang: Lang;
  readonly toc: readonly TocEntry[];
  readonly frontmatter: Frontmatter;
  /** Empty unless the site has several versions. */
  readonly version: string;
  /** Path of the source file below the content folder, such as `en/guide/start/index.mdx`. */
  readonly _relativePath: string;
}

/** A heading that an overview lists (spec 2.5). */
export interface OverviewHeading {
  readonly text: string;
  readonly id: string;
}

export interface OverviewPage {
  readonly text: string;
  readonly link: string;
  readonly headings: readonly OverviewHeading[];
}

export interface OverviewGroup {
  readonly name: string;
  readonly pages: readonly OverviewPage[];
}

/** Where a version of the site has the page, or else its own home (spec 2.3). */
export interface VersionLink {
  readonly version: string;
  readonly link: string;
}

/** What the theme reads of the page on screen. */
export interface PageData {
  readonly routePath: string;
  readonly lang: Lang;
  readonly title: string;
  /** Text of the first-level heading; empty when the page has none. */
  readonly headingTitle: string;
  readonly frontmatter: Frontmatter;
  readonly pageType: PageType;
  readonly toc: readonly TocEntry[];
  readonly version: string;
  /** ISO 8601 date and time of the last commit that touched the page; empty when git cannot tell. */
  readonly lastUpdatedTime: string;
  readonly _relativePath: string;
  /** On a translated page: its original has been changed since. */
  readonly isOutdated?: boolean;
  /** On overview pages (spec 2.5): the pages of the section. */
  readonly overview?: readonly OverviewGroup[];
  /** On a site with more than one version. */
  readonly versions?: readonly VersionLink[];
}
