import type { Lang, PageData } from './page.ts';
import type { Locale, SiteConfig } from './site.ts';
import type { Texts } from './texts.ts';
import type { ToolCards } from './tool-family.ts';

/** A language of the site, as much as a link to it needs. */
export interface LanguageChoice {
  readonly lang: Lang;
  readonly tag: string;
  readonly label: string;
  /** The lost page speaks every language: a host that knows only one file for it shows that for all addresses. */
  readonly notFound: Texts['notFound'];
}

/** What the theme is handed of the site, in one language. */
export interface SiteData {
  readonly config: SiteConfig;
  readonly locale: Omit<Locale, 'sidebar'>;
  readonly languages: readonly LanguageChoice[];
  readonly tools?: ToolCards;
}

/** What a page carries as JSON for the scripts that start it. */
export interface PageState {
  readonly page: PageData;
  /** Address of the client's module. */
  readonly app: string;
  /** Addresses that the app will ask for at once, fetched while the browser is idle. */
  readonly preload: readonly string[];
  /** Under the dev server: how often the content had been read. */
  readonly generation?: number;
}
