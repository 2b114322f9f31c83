/** The words of the site about itself (spec section 3): configuration, navigation, sidebar. */

import type { Lang } from './page.ts';
import type { Texts } from './texts.ts';

export interface NavItem {
  readonly text: string;
  readonly link?: string;
  /** Regular expression; the item is active when the current path matches it (spec 2.3). */
  readonly activeMatch?: string;
  readonly tag?: string;
  /** Side of the navigation bar; right unless said (spec 2.3). */
  readonly position?: 'left' | 'right';
  readonly items?: readonly NavItem[];
}

export interface SidebarItem {
  readonly text: string;
  readonly link?: string;
  readonly overviewHeaders?: readonly number[];
  readonly collapsible?: boolean;
  readonly collapsed?: boolean;
  readonly tag?: string;
  readonly context?: string;
  readonly items?: readonly SidebarEntry[];
}

export interface SidebarDivider {
  readonly dividerType: 'solid' | 'dashed';
}

export interface SidebarSectionHeader {
  readonly sectionHeaderText: string;
  readonly tag?: string;
}

export type SidebarEntry = SidebarItem | SidebarDivider | SidebarSectionHeader;

/** Sidebars by section, the first path segment: `guide`, `api`, `config`. */
export type Sidebar = Readonly<Record<string, readonly SidebarEntry[]>>;

const SOCIAL_ICONS = ['github', 'x', 'discord'] as const;
export type SocialIcon = (typeof SOCIAL_ICONS)[number];

export interface SocialLink {
  readonly icon: SocialIcon;
  /** What `content` is: an address, a text to copy or read, an image address, or plain DOM text. */
  readonly mode: 'link';
  readonly content: string;
}

export interface EditLink {
  /** Address of the content folder in the repository's editor, ending in a slash. */
  readonly docRepoBaseUrl: string;
}

export interface ThemeConfig {
  readonly darkMode: boolean;
  readonly search: boolean;
  readonly lastUpdated: boolean;
  readonly editLink: EditLink;
  readonly socialLinks: readonly SocialLink[];
  /** `auto` sends a first visitor to the language of the browser, once; `never` does not (spec 4). */
  readonly localeRedirect: 'auto' | 'never';
  readonly enableContentAnimation: boolean;
  readonly enableScrollToTop: boolean;
  /** `always`: there is no bar; `auto`: it hides on the way down; `never`. Absent: `auto` on narrow screens only. */
  readonly hideNavbar?: 'always' | 'auto' | 'never';
  readonly defaultWrapCode: boolean;
  readonly fallbackHeadingTitle: string;
}

/** A hosted search service that speaks Algolia's protocol (spec 7). */
export interface HostedSearch {
  readonly appId: string;
  /** A key that may only search; every reader sees it. */
  readonly apiKey: string;
  readonly indexName: string;
  /** How the two are sent; as headers unless said. */
  readonly authentication?: 'headers' | 'query';
  /** Sends search events to the service; off unless said. */
  readonly insights?: boolean;
  /** Sent with every query beside the site's own parameters. */
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
  readonly texts: Texts;
}

export interface SiteConfig {
  /** Path that the site lives under; the root (spec 2.1). */
  readonly base: '/';
  /** Scheme and host for canonical addresses, without a trailing slash. */
  readonly origin: string;
  readonly title: string;
  readonly icon: string;
  readonly logoText: string;
  /** Default language, whose pages stand without a prefix. */
  readonly lang: Lang;
  /** Glob patterns below the content folder that are no pages. */
  readonly route: { readonly cleanUrls: true; readonly exclude: readonly string[] };
  readonly markdown: { readonly showLineNumbers: boolean };
  readonly search: SearchConfig;
  readonly themeConfig: ThemeConfig;
}

/** A site, whole: what the build and the entry files are given. */
export interface Site {
  readonly config: SiteConfig;
  readonly locales: Readonly<Record<Lang, Locale>>;
}
