/** The words of the site about itself (spec section 3): configuration, navigation, sidebar. */

import type { Lang } from './page.ts';
import type { ToolFamily } from './tool-family.ts';
import type { Texts } from './texts.ts';

export interface NavItem {
  readonly text: string;
  readonly link?: string;
  /** Regular expression; the item is active when the path, without version and language, matches it (spec 2.3). */
  readonly activeMatch?: string;
  /** A word in a badge beside the text. */
  readonly tag?: string;
  /** Side of the navigation bar; defaults to right (spec 2.3). */
  readonly position?: 'left' | 'right';
  readonly items?: readonly NavItem[];
}

export interface SidebarItem {
  readonly text: string;
  readonly link?: string;
  /** Depths of the headings that an overview lists of the page. */
  readonly overviewHeaders?: readonly number[];
  /** False: the group is always open and cannot be closed. */
  readonly collapsible?: boolean;
  /** Closed at first; defaults to false (spec 3). */
  readonly collapsed?: boolean;
  readonly tag?: string;
  /** A word of the author's for styles and scripts: `data-context` on the entry. */
  readonly context?: string;
  readonly items?: readonly SidebarEntry[];
}

export const DIVIDER_TYPES = ['solid', 'dashed'] as const;

export interface SidebarDivider {
  readonly dividerType: (typeof DIVIDER_TYPES)[number];
}

export interface SidebarSectionHeader {
  readonly sectionHeaderText: string;
  readonly tag?: string;
}

export type SidebarEntry = SidebarItem | SidebarDivider | SidebarSectionHeader;

/**
 * Sidebars by section, the first path segment: `guide`, `api`, `config`.
 * A version that has another one says so by its name: `v1/guide`.
 */
export type Sidebar = Readonly<Record<string, readonly SidebarEntry[]>>;

export const SOCIAL_ICONS = ['github', 'x', 'discord'] as const;
/** One of the drawings that the theme brings, or the text of an `<svg>` of the author's own. */
export type SocialIcon = (typeof SOCIAL_ICONS)[number] | { readonly svg: string };

/** `link` opens an address, `text` shows words, `img` an image, `dom` HTML (spec 2.3). */
export const SOCIAL_MODES = ['link', 'text', 'img', 'dom'] as const;

export interface SocialLink {
  readonly icon: SocialIcon;
  readonly mode: (typeof SOCIAL_MODES)[number];
  /** By mode: the address, the words, the path of an image in the public folder, or HTML that the author answers for. */
  readonly content: string;
  /** What screen readers say; needed for an icon of the author's own. */
  readonly label?: string;
}

export interface EditLink {
  /** Address of the content folder in the repository's editor, ending in a slash. */
  readonly docRepoBaseUrl: string;
}

export const HIDE_NAVBAR = ['always', 'auto', 'never'] as const;
export const LOCALE_REDIRECT = ['auto', 'never'] as const;

/** Settings of the theme that hold for every language. */
export interface ThemeConfig {
  /** Off: always light, and no toggle (spec 4). */
  readonly darkMode: boolean;
  /** Off: no search button and no search (spec 2.3). */
  readonly search: boolean;
  /** Whether doc pages say when they were last changed (spec 2.3). */
  readonly lastUpdated: boolean;
  /** The version that the examples of the pages ran with; doc pages say it when it is given. */
  readonly examplesVersion?: string;
  readonly socialLinks: readonly SocialLink[];
  /** `auto` sends a first visitor to the language of the browser, once; `never` does not (spec 4). */
  readonly localeRedirect: (typeof LOCALE_REDIRECT)[number];
  /** Whether the theme changes in a growing circle (spec 4). */
  readonly enableContentAnimation: boolean;
  readonly enableScrollToTop: boolean;
  /** `always`: there is no bar; `auto`: it hides on the way down; `never`. Absent: `auto` on narrow screens only. */
  readonly hideNavbar?: (typeof HIDE_NAVBAR)[number];
  /** Whether long lines of code are wrapped at first (spec 2.4). The spec's `markdown.wrap` exists only here. */
  readonly defaultWrapCode: boolean;
  /** Title and heading of a page that has neither in its source. Absent: such a page is an error. */
  readonly fallbackHeadingTitle?: string;
}

/** What a server of the hosted search may be asked: to search, to change the index, or both. */
export const SEARCH_HOST_ACCEPTS = ['read', 'write', 'readWrite'] as const;

/** A server of the hosted search. */
export interface SearchHost {
  /** Scheme and host, without a trailing slash. */
  readonly url: string;
  readonly accept: (typeof SEARCH_HOST_ACCEPTS)[number];
}

/** A hosted search service that speaks Algolia's protocol (spec 7). */
export interface HostedSearch {
  readonly appId: string;
  /** A key that may only search; every reader sees it. */
  readonly apiKey: string;
  readonly indexName: string;
  /** The servers, best first; defaults to those of the application at Algolia. */
  readonly hosts?: readonly SearchHost[];
  /** How the two are sent; defaults to headers. `query` spares browsers a preflight request. */
  readonly authentication?: 'headers' | 'query';
  /** Sends search events to the service; off by default. */
  readonly insights?: boolean;
  /** Sent with every query; wins over the site's own parameters, but for those that the client itself reads by. */
  readonly searchParameters?: Readonly<Record<string, unknown>>;
}

export interface SearchConfig {
  /** Absent: the index that is built with the site answers. */
  readonly hosted?: HostedSearch;
  /** Whether recent and favourite searches are kept in the reader's browser (spec 5). */
  readonly personalization: boolean;
  /** Where a reader reports a query that should have found something; `{query}` is what was typed. */
  readonly missingResultUrl: string;
}

/** One language of the site, as the theme is handed it. */
export interface Locale {
  readonly lang: Lang;
  /** BCP 47 tag for `<html lang>` and hreflang, such as `zh-CN`. */
  readonly tag: string;
  /** The language's own name for itself. */
  readonly label: string;
  readonly description: string;
  readonly nav: readonly NavItem[];
  readonly sidebar: Sidebar;
  /** Absent: pages have no link to their source. */
  readonly editLink?: EditLink;
  readonly texts: Texts;
}

/** The versions that the site documents. With any, content lies in `<version>/<lang>/`; without, in `<lang>/`. */
export interface MultiVersion {
  /** The version whose pages stand without its segment. */
  readonly default: string;
  /** Names such as `v1` or `v2.x`: the segment of a path that looks like one is one. */
  readonly versions: readonly string[];
}

export interface SiteConfig {
  /** Always the root of the host (spec 2.1): a site below another path is not supported. */
  readonly base: '/';
  /** Scheme and host for canonical addresses, without a trailing slash. */
  readonly origin: string;
  /** Scheme and host of the hero's image and the tools' logos, without a trailing slash; defaults to the site itself. */
  readonly assetHost?: string;
  readonly title: string;
  /** Path of the icon for tabs and bookmarks. */
  readonly icon: string;
  /** Path of an image that stands in the bar instead of the drawn logo. */
  readonly logo?: string;
  /** Words beside the logo; may be empty when the logo says them. */
  readonly logoText: string;
  /** Default language, whose pages stand without a prefix. */
  readonly lang: Lang;
  /** Glob patterns below the content folder that are no pages. */
  readonly route: { readonly cleanUrls: true; readonly exclude: readonly string[] };
  readonly markdown: { readonly showLineNumbers: boolean };
  readonly search: SearchConfig;
  /** Absent: one version, without a name (spec 2.3). */
  readonly multiVersion?: MultiVersion;
  readonly themeConfig: ThemeConfig;
}

/** A site, whole: what `resolveSite` makes of what the author wrote. Every setting has one home here. */
export interface Site {
  readonly config: SiteConfig;
  readonly locales: Readonly<Record<Lang, Locale>>;
  readonly tools?: ToolFamily;
}
