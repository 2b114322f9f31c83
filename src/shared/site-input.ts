/** The site as authors write it (spec 3): texts and lists can be set for all languages or per language. */

import { LANGS, type Lang } from './page.ts';
import type { EditLink, Locale, NavItem, Sidebar, Site, SiteConfig, ThemeConfig } from './site.ts';
import type { Texts } from './texts.ts';
import type { ToolFamily } from './tool-family.ts';

export interface EditLinkInput {
  readonly docRepoBaseUrl?: string;
  /** Link text. */
  readonly text?: string;
}

/** Overrides of a language's texts, set per language or in the theme for all. */
interface TextsInput {
  readonly outlineTitle?: string;
  readonly prevPageText?: string;
  readonly nextPageText?: string;
}

export interface OverviewTexts {
  readonly filterNameText?: string;
  readonly filterPlaceholderText?: string;
  readonly filterNoResultText?: string;
}

export interface ThemeConfigInput extends ThemeConfig, TextsInput {
  /** Default for languages without their own; so are `sidebar` and `editLink`. */
  readonly nav?: readonly NavItem[];
  readonly sidebar?: Sidebar;
  readonly editLink?: EditLinkInput;
  readonly lastUpdatedText?: string;
  readonly overview?: OverviewTexts;
}

export interface LocaleInput extends Pick<Locale, 'lang' | 'tag' | 'label' | 'texts'>, TextsInput {
  /** Defaults to the site's description. */
  readonly description?: string;
  readonly nav?: readonly NavItem[];
  readonly sidebar?: Sidebar;
  readonly editLink?: EditLinkInput;
}

export interface SiteConfigInput extends Omit<SiteConfig, 'themeConfig'> {
  /** Default for languages without their own. */
  readonly description?: string;
  readonly themeConfig: ThemeConfigInput;
}

export interface SiteInput {
  readonly config: SiteConfigInput;
  /** The site's languages: merges the spec's site `locales` and theme `locales`. */
  readonly locales: Readonly<Record<Lang, LocaleInput>>;
  readonly tools?: ToolFamily;
}

/** Drops undefined values, which would otherwise override texts when spread. */
function said<T extends object>(values: T): Said<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Said<T>;
}

type Said<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Texts of one language. The theme overrides the language's own texts; the locale overrides both. */
function wholeTexts(locale: LocaleInput, theme: ThemeConfigInput): Texts {
  const { texts } = locale;
  return {
    ...texts,
    outline: { ...texts.outline, ...said({ title: locale.outlineTitle ?? theme.outlineTitle }) },
    doc: {
      ...texts.doc,
      ...said({
        prevPage: locale.prevPageText ?? theme.prevPageText,
        nextPage: locale.nextPageText ?? theme.nextPageText,
        editLink: locale.editLink?.text ?? theme.editLink?.text,
        lastUpdated: theme.lastUpdatedText,
      }),
    },
    overview: { ...texts.overview, ...said(theme.overview ?? {}) },
  };
}

function wholeLocale(locale: LocaleInput, { description = '', themeConfig }: SiteConfigInput): Locale {
  const docRepoBaseUrl = locale.editLink?.docRepoBaseUrl ?? themeConfig.editLink?.docRepoBaseUrl;
  const editLink: EditLink | undefined = docRepoBaseUrl === undefined ? undefined : { docRepoBaseUrl };
  return {
    lang: locale.lang,
    tag: locale.tag,
    label: locale.label,
    description: locale.description ?? description,
    nav: locale.nav ?? themeConfig.nav ?? [],
    sidebar: locale.sidebar ?? themeConfig.sidebar ?? {},
    ...(editLink && { editLink }),
    texts: wholeTexts(locale, themeConfig),
  };
}

/** Normalizes the input: each setting ends up in exactly one place. */
export function resolveSite({ config, locales, tools }: SiteInput): Site {
  const { description: _, themeConfig, ...rest } = config;
  const {
    nav: _nav,
    sidebar: _sidebar,
    editLink: _editLink,
    outlineTitle: _outlineTitle,
    prevPageText: _prevPageText,
    nextPageText: _nextPageText,
    lastUpdatedText: _lastUpdatedText,
    overview: _overview,
    ...theme
  } = themeConfig;
  const whole = LANGS.map((lang) => [lang, wholeLocale(locales[lang], config)] as const);
  return {
    config: { ...rest, themeConfig: theme },
    locales: Object.fromEntries(whole) as Record<Lang, Locale>,
    ...(tools && { tools }),
  };
}
