/** The tool family as shown on the landing page and in the popover (spec 2.9). */

import type { Lang } from './page.ts';
import type { ToolFamily, ToolLink, Trigger } from './schema/tools.ts';

/** A tool as rendered, in one language. */
export interface ToolCard {
  readonly name: string;
  readonly description: string;
  readonly logo: string;
  readonly logoScale: number;
  readonly url: string;
  /** The address without scheme and trailing slash. */
  readonly displayUrl: string;
}

export interface ToolCards {
  readonly title: string;
  readonly tagline: string;
  readonly cards: readonly ToolCard[];
  readonly ecosystem: ToolCard;
  readonly trigger: Trigger;
}

/** Spec 2.9: Chinese when the path contains `zh`, otherwise English. */
function isChinese(path: string): boolean {
  return path.includes('zh');
}

function cardOf({ name, desc, descEn, logo, logoScale = 1, url, urlEn }: ToolLink, chinese: boolean): ToolCard {
  const address = chinese ? url : (urlEn ?? url);
  const displayUrl = address.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return { name, description: chinese ? desc : (descEn ?? desc), logo, logoScale, url: address, displayUrl };
}

/** The tool family in the language of a path. */
export function toolCards(family: ToolFamily, path: string): ToolCards {
  const chinese = isChinese(path);
  return {
    title: chinese ? family.title : family.titleEn,
    tagline: chinese ? family.tagline : family.taglineEn,
    cards: family.links.map((link) => cardOf(link, chinese)),
    ecosystem: cardOf(family.ecosystem, chinese),
    trigger: family.trigger ?? 'hover',
  };
}

/** The tool family in a language, regardless of the rest of the page's path. */
export function toolCardsIn(family: ToolFamily, lang: Lang): ToolCards {
  return toolCards(family, `/${lang}/`);
}
