/** The tool family of the framework (spec 2.9), shown on the landing page and in the popover. */

import type { Lang } from './page.ts';

/** How a popover opens: on hover or on click. */
export const TRIGGERS = ['hover', 'click'] as const;
export type Trigger = (typeof TRIGGERS)[number];

export interface ToolLink {
  readonly name: string;
  /** In Chinese. */
  readonly desc: string;
  /** English; defaults to `desc`. */
  readonly descEn?: string;
  /** Path of the image on the asset host. */
  readonly logo: string;
  /** Evens out logos that look too large or too small beside the others; defaults to 1. */
  readonly logoScale?: number;
  readonly url: string;
  /** English; defaults to `url`. */
  readonly urlEn?: string;
}

export interface LinkGroup {
  /** In Chinese. */
  readonly title: string;
  readonly titleEn: string;
  readonly links: readonly ToolLink[];
}

export interface ToolFamily extends LinkGroup {
  /** Line below the title of the landing page block, in Chinese. */
  readonly tagline: string;
  readonly taglineEn: string;
  /** Last entry of the popover: the curated list of the ecosystem. */
  readonly ecosystem: ToolLink;
  /** How the popover opens; defaults to `hover` (spec 2.9). */
  readonly trigger?: Trigger;
}

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
