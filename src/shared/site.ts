/** Data model of the site (spec section 3): configuration, navigation, sidebar. */

import type { Lang } from './page.ts';
import type { ToolFamily } from './tool-family.ts';
import type { Texts } from './texts.ts';

export interface NavItem {
  readonly text: string;
  readonly link?: string;
  /** Regular expression for the path without version and language; a match makes the item active (spec 2.3). */
  readonly activeMatch?: string;
  /** Text of a badge beside the item. */
  readonly tag?: string;
  /** Side of the navigation bar; defaults to right (spec 2.3). */
  readonly position?: 'left' | 'right';
  readonly items?: readonly NavItem[];
}

export interface SidebarItem {
  readonly text: string;
  readonly link?: string;
  /** Depths of the headings that an overview lists for this page. */
  readonly overviewHeaders?: readonly number[];
  /** False: the group is always open. */
  readonly collapsible?: boolean;
  /** Starts closed; defaults to false (spec 3). */
  readonly collapsed?: boolean;
  readonly tag?: string;
  /** The author's own `data-context` attribute on the entry, for styles and scripts. */
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

/** Sidebars by section, the first path segment, such as `guide`; or by version and section, such as `v1/guide`. */
export type Sidebar = Readonly<Record<string, readonly SidebarEntry[]>>;

export const SOCIAL_ICONS = ['github', 'x', 'discord'] as const;
/** A built-in icon, or the source of an `<svg>`. */
export type SocialIcon = (typeof SOCIAL_ICONS)[number] | { readonly svg: string };

/** `link` opens an address, `text` shows text, `img` an image, `dom` HTML (spec 2.3). */
export const SOCIAL_MODES = ['link', 'text', 'img', 'dom'] as const;

export interface SocialLink {
  readonly icon: SocialIcon;
  readonly mode: (typeof SOCIAL_MODES)[number];
  /** By mode: an address, text, the path of a public image, or HTML, which the author must trust. */
  readonly content: string;
  /** Accessible name; required for a custom icon. */
  readonly label?: string;
}

export interface EditLink {
  /** Address of the content folder in the repository's editor, with a trailing slash. */
  readonly docRepoBaseUrl: string;
}

export const HIDE_NAVBAR = ['always', 'auto', 'never'] as const;
export const LOCALE_REDIRECT = ['auto', 'never'] as const;

/** Theme settings for all languages. */
export interface ThemeConfig {
  /** False: always light, without a toggle (spec 4). */
  readonly darkMode: boolean;
  /** False: no search at all (spec 2.3). */
  readonly search: boolean;
  /** Whether doc pages show when they last changed (spec 2.3). */
  readonly lastUpdated: boolean;
  /** The version that the pages' examples were run with; doc pages show it when set. */
  readonly examplesVersion?: string;
  /** Form for reports of faults, with `{title}` and `{body}` in place of the report; without it pages have no such link. */
  readonly reportUrl?: string;
  readonly socialLinks: readonly SocialLink[];
  /** `auto` redirects a first-time visitor once, to the browser's language (spec 4). */
  readonly localeRedirect: (typeof LOCALE_REDIRECT)[number];
  /** Whether a theme switch is animated as a growing circle (spec 4). */
  readonly enableContentAnimation: boolean;
  readonly enableScrollToTop: boolean;
  /** `always`: no bar; `auto`: hides on scrolling down; `never`: stays. Defaults to `auto` on narrow screens only. */
  readonly hideNavbar?: (typeof HIDE_NAVBAR)[number];
  /** Whether long lines of code wrap by default (spec 2.4). This is the only home of the spec's `markdown.wrap`. */
  readonly defaultWrapCode: boolean;
  /** Title and heading of a page whose source has neither. Without it such a page is an error. */
  readonly fallbackHeadingTitle?: string;
}

/** Whether a search host serves reads, writes or both. */
export const SEARCH_HOST_ACCEPTS = ['read', 'write', 'readWrite'] as const;

/** A host of the hosted search. */
export interface SearchHost {
  /** Scheme and host, without a trailing slash. */
  readonly url: string;
  readonly accept: (typeof SEARCH_HOST_ACCEPTS)[number];
}

/** A hosted search service with Algolia's protocol (spec 7). */
export interface HostedSearch {
  readonly appId: string;
  /** Search-only key: every reader can see it. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Hosts in order of preference; defaults to the application's hosts at Algolia. */
  readonly hosts?: readonly SearchHost[];
  /** How the application id and key are sent; defaults to headers. `query` avoids a preflight request in browsers. */
  readonly authentication?: 'headers' | 'query';
  /** Whether to send search events to the service; defaults to false. */
  readonly insights?: boolean;
  /** Sent with every query. Overrides the site's own parameters, except those the client needs to read answers. */
  readonly searchParameters?: Readonly<Record<string, unknown>>;
}

export interface SearchConfig {
  /** Defaults to the local index, built with the site. */
  readonly hosted?: HostedSearch;
  /** Whether recent and favourite searches are stored in the browser (spec 5). */
  readonly personalization: boolean;
  /** Where readers report a query that found nothing; `{query}` stands for the query. */
  readonly missingResultUrl: string;
}

/** One language of the site, as passed to the theme. */
export interface Locale {
  readonly lang: Lang;
  /** BCP 47 tag for `<html lang>` and hreflang, such as `zh-CN`. */
  readonly tag: string;
  /** The language's name in the language itself. */
  readonly label: string;
  readonly description: string;
  readonly nav: readonly NavItem[];
  readonly sidebar: Sidebar;
  /** Without it pages have no link to their source. */
  readonly editLink?: EditLink;
  readonly texts: Texts;
}

/** The site's versions. With versions content lives in `<version>/<lang>/`, otherwise in `<lang>/`. */
export interface MultiVersion {
  /** The version whose paths have no version segment. */
  readonly default: string;
  /** Names such as `v1` or `v2.x`: a path segment of this form is always a version. */
  readonly versions: readonly string[];
}

export interface SiteConfig {
  /** Always the root of the host (spec 2.1): deploying below another path is not supported. */
  readonly base: '/';
  /** Scheme and host for canonical addresses, without a trailing slash. */
  readonly origin: string;
  /** Scheme and host for the hero image and the tool logos, without a trailing slash; defaults to the site itself. */
  readonly assetHost?: string;
  readonly title: string;
  /** Path of the favicon. */
  readonly icon: string;
  /** Path of an image for the navigation bar; replaces the drawn logo. */
  readonly logo?: string;
  /** Text beside the logo; may be empty when the logo contains it. */
  readonly logoText: string;
  /** Default language: its pages have no language prefix. */
  readonly lang: Lang;
  /** Glob patterns, below the content folder, of files that are not pages. */
  readonly route: { readonly cleanUrls: true; readonly exclude: readonly string[] };
  readonly markdown: { readonly showLineNumbers: boolean };
  readonly search: SearchConfig;
  /** Defaults to a single, unnamed version (spec 2.3). */
  readonly multiVersion?: MultiVersion;
  readonly themeConfig: ThemeConfig;
}

/** The whole site, as `resolveSite` builds it from the author's input. Each setting exists in one place only. */
export interface Site {
  readonly config: SiteConfig;
  readonly locales: Readonly<Record<Lang, Locale>>;
  readonly tools?: ToolFamily;
}
