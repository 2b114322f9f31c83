/** The tool family as shown on the landing page and in the popover (spec 2.9). */

import type { Lang } from './page.ts';
import type { ToolFamily, ToolLink } from './schema/tools.ts';

/** A tool as rendered, in one language. */
export type ToolCard = Readonly<ReturnType<typeof cardOf>>;
export type ToolCards = Readonly<ReturnType<typeof toolCards>>;

function cardOf({ name, desc, descEn, logo, logoScale = 1, url, urlEn }: ToolLink, isChinese: boolean) {
  return {
    name,
    description: isChinese ? desc : (descEn ?? desc),
    logo,
    logoScale,
    url: isChinese ? url : (urlEn ?? url),
  };
}

/** The tool family in a language: that of the path (spec 2.9). */
export function toolCards(family: ToolFamily, lang: Lang) {
  const isChinese = lang === 'zh';
  const cards: readonly ToolCard[] = family.links.map((link) => cardOf(link, isChinese));
  return {
    title: isChinese ? family.title : family.titleEn,
    tagline: isChinese ? family.tagline : family.taglineEn,
    cards,
    ecosystem: cardOf(family.ecosystem, isChinese),
    trigger: family.trigger ?? 'hover',
  };
}
