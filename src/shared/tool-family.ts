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

function cardOf({ name, desc, descEn, logo, logoScale = 1, url, urlEn }: ToolLink, isChinese: boolean): ToolCard {
  const address = isChinese ? url : (urlEn ?? url);
  const displayUrl = address.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return { name, description: isChinese ? desc : (descEn ?? desc), logo, logoScale, url: address, displayUrl };
}

/** The tool family in a language: that of the path (spec 2.9). */
export function toolCards(family: ToolFamily, lang: Lang): ToolCards {
  const isChinese = lang === 'zh';
  return {
    title: isChinese ? family.title : family.titleEn,
    tagline: isChinese ? family.tagline : family.taglineEn,
    cards: family.links.map((link) => cardOf(link, isChinese)),
    ecosystem: cardOf(family.ecosystem, isChinese),
    trigger: family.trigger ?? 'hover',
  };
}
