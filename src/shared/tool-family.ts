/** The family of tools that the framework belongs to (spec 2.9): one list behind the landing block and the popover. */

import type { Lang } from './page.ts';

/** What opens a box: the pointer over its button, or a press. */
export const TRIGGERS = ['hover', 'click'] as const;
export type Trigger = (typeof TRIGGERS)[number];

export interface ToolLink {
  readonly name: string;
  /** In Chinese. */
  readonly desc: string;
  /** Shown in English when present. */
  readonly descEn?: string;
  /** Path of the drawing on the asset host. */
  readonly logo: string;
  /** For a drawing that looks too large or too small beside the others; defaults to 1. */
  readonly logoScale?: number;
  readonly url: string;
  /** Followed in English when present. */
  readonly urlEn?: string;
}

export interface LinkGroup {
  /** In Chinese. */
  readonly title: string;
  readonly titleEn: string;
  readonly links: readonly ToolLink[];
}

export interface ToolFamily extends LinkGroup {
  /** One line under the title of the landing block, in Chinese. */
  readonly tagline: string;
  readonly taglineEn: string;
  /** The popover's last entry: the curated list of the ecosystem. */
  readonly ecosystem: ToolLink;
  /** What opens the popover; defaults to `hover` (spec 2.9). */
  readonly trigger?: Trigger;
}

/** A tool as it is drawn, in one language. */
export interface ToolCard {
  readonly name: string;
  readonly description: string;
  readonly logo: string;
  readonly logoScale: number;
  readonly url: string;
  /** The address as a reader says it: without scheme and trailing slash. */
  readonly displayUrl: string;
}

export interface ToolCards {
  readonly title: string;
  readonly tagline: string;
  readonly cards: readonly ToolCard[];
  readonly ecosystem: ToolCard;
  readonly trigger: Trigger;
}

/** Spec 2.9: the block is in Chinese where the path contains `zh`, in English elsewhere. */
function isChinese(path: string): boolean {
  return path.includes('zh');
}

function cardOf({ name, desc, descEn, logo, logoScale = 1, url, urlEn }: ToolLink, chinese: boolean): ToolCard {
  const address = chinese ? url : (urlEn ?? url);
  const displayUrl = address.replace(/^https?:\/\//, '').replace(/\/$/, '');
  return { name, description: chinese ? desc : (descEn ?? desc), logo, logoScale, url: address, displayUrl };
}

/** The family in the language of a path. */
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

/** The family on all pages of a language, whatever else their addresses say. */
export function toolCardsIn(family: ToolFamily, lang: Lang): ToolCards {
  return toolCards(family, `/${lang}/`);
}
