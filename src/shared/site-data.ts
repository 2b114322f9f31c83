import type { Lang, PageData } from './page.ts';
import type { Locale, SiteConfig } from './site.ts';
import type { Texts } from './texts.ts';
import type { ToolCards } from './tool-family.ts';

/** What a link to a language shows and needs. */
export interface LanguageChoice {
  readonly lang: Lang;
  readonly tag: string;
  readonly label: string;
  /** The 404 page needs all languages: some hosts serve a single 404 file for all addresses. */
  readonly notFound: Texts['notFound'];
}

/** The texts without those that the build alone writes, into pages and files. */
export type ThemeTexts = Omit<Texts, 'agents' | 'callout' | 'downloadExample' | 'sinceThenChanged'>;

/** The settings without those that the build alone reads. */
type BrowserConfig = Omit<SiteConfig, 'base' | 'icon' | 'markdown' | 'route' | 'themeConfig'> & {
  readonly themeConfig: Omit<SiteConfig['themeConfig'], 'defaultWrapCode' | 'lastUpdated' | 'localeRedirect'>;
};

/** The site in one language, as passed to the theme. */
export interface SiteData {
  readonly config: BrowserConfig;
  readonly locale: Omit<Locale, 'sidebar' | 'texts'> & { readonly texts: ThemeTexts };
  readonly languages: readonly LanguageChoice[];
  readonly tools?: ToolCards;
}

/** The JSON in each page that the scripts start from. */
export interface PageState {
  /** Without the lists that the HTML shows: the headings of a page with an outline, the groups of an overview. */
  readonly page: Omit<PageData, 'toc' | 'overview'> & Partial<Pick<PageData, 'toc'>>;
  /** Address of the client's module. */
  readonly app: string;
  /** Modules of the section's sidebar and the page's content; only in a build, for pages with a source file. */
  readonly modules?: Readonly<Record<'sidebar' | 'content', string>>;
  /** Addresses the app needs next, prefetched while the browser is idle. */
  readonly preload: readonly string[];
  /** Dev server only: generation of the content that the page was rendered from. */
  readonly generation?: number;
}
