/** Social cards: the drawn images that other sites show beside a shared address (Open Graph). */

import { sectionItem, sectionName } from './nav.ts';
import type { Lang, PageData } from './page.ts';
import { sectionOf } from './path.ts';
import type { Locale, Site } from './site.ts';

/** Pixels; the ratio of 1.91 that Facebook, LinkedIn and X show uncropped. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Sections with a card of their own: those with a sidebar that the navigation leads to. */
export function cardSections({ nav, sidebar }: Pick<Locale, 'nav' | 'sidebar'>): readonly string[] {
  return Object.keys(sidebar).filter((section) => sectionItem(nav, section));
}

/** Path of the card of a section, or of the home page. */
export function cardPath(lang: Lang, section?: string): string {
  return section === undefined ? `/cards/${lang}.png` : `/cards/${lang}/${section}.png`;
}

/** The card of a page: that of its section in the page's language, or else the one of the home page. */
export function cardOf(page: Pick<PageData, 'lang' | 'routePath'>, { config, locales }: Site) {
  const { lang, routePath } = page;
  const section = cardSections(locales[lang]).find((each) => each === sectionOf(routePath));
  const name = section && sectionName(locales[lang].nav, section);
  return { path: cardPath(lang, section), alt: [name, config.title].filter(Boolean).join(' - ') };
}
