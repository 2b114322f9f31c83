/** The site's settings, resolved from the author's input. */

import { byLang, type Lang } from './page.ts';
import type { LocaleInput, SiteInput } from './schema/site.ts';
import type { ThemeConfig, ThemeConfigInput } from './schema/theme.ts';
import type { Texts } from './texts.ts';

/** The resolved settings and texts of one language. */
export interface Locale
  extends
    Pick<LocaleInput, 'lang' | 'tag' | 'label' | 'texts'>,
    Required<Pick<LocaleInput, 'description' | 'nav' | 'sidebar'>> {
  /** Address of the content folder in the repository's editor. Without it pages have no link to their source. */
  readonly editLink?: { readonly docRepoBaseUrl: string };
}

export interface SiteConfig extends Omit<SiteInput['config'], 'description' | 'themeConfig'> {
  readonly themeConfig: ThemeConfig;
}

/** The site's settings, as `resolveSite` returns them. Each setting exists in one place only. */
export interface Site extends Pick<SiteInput, 'tools'> {
  readonly config: SiteConfig;
  readonly locales: Readonly<Record<Lang, Locale>>;
}

/** Texts of one language. The theme overrides the language's own texts; the locale overrides both. */
function textsOf(locale: LocaleInput, theme: ThemeConfigInput): Texts {
  const { texts } = locale;
  const { doc, outline } = texts;
  return {
    ...texts,
    outline: { ...outline, title: locale.outlineTitle ?? theme.outlineTitle ?? outline.title },
    doc: {
      ...doc,
      prevPage: locale.prevPageText ?? theme.prevPageText ?? doc.prevPage,
      nextPage: locale.nextPageText ?? theme.nextPageText ?? doc.nextPage,
      editLink: locale.editLink?.text ?? theme.editLink?.text ?? doc.editLink,
      lastUpdated: theme.lastUpdatedText ?? doc.lastUpdated,
    },
    overview: { ...texts.overview, ...theme.overview },
  };
}

function localeOf(locale: LocaleInput, { description = '', themeConfig }: SiteInput['config']): Locale {
  const docRepoBaseUrl = locale.editLink?.docRepoBaseUrl ?? themeConfig.editLink?.docRepoBaseUrl;
  return {
    lang: locale.lang,
    tag: locale.tag,
    label: locale.label,
    description: locale.description ?? description,
    nav: locale.nav ?? themeConfig.nav ?? [],
    sidebar: locale.sidebar ?? themeConfig.sidebar ?? {},
    ...(docRepoBaseUrl !== undefined && { editLink: { docRepoBaseUrl } }),
    texts: textsOf(locale, themeConfig),
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
  return {
    config: { ...rest, themeConfig: theme },
    locales: byLang((lang) => localeOf(locales[lang], config)),
    ...(tools && { tools }),
  };
}
