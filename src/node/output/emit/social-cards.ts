import { LANGS, type Lang } from '#shared/page.ts';
import { localize } from '#shared/path.ts';
import { sectionName } from '#shared/nav.ts';
import { isSidebarItem } from '#shared/sidebar.ts';
import type { Site } from '#shared/site.ts';
import { CARD_SIZE, cardPath, cardSections } from '#shared/social-card.ts';
import { cardLayout, type CardTexts } from '../cards/card-layout.ts';
import { fontsFor } from '../cards/card-fonts.ts';
import { cardPictures } from '../cards/card-pictures.ts';
import type { EmitInput, Emitter, LazyFile } from './emitter.ts';

/** A social card for the home page and for each section, in each language; all versions share them. */
export const socialCards: Emitter<LazyFile> = (input) =>
  LANGS.flatMap((lang) => [
    card(cardPath(lang), homeTexts(lang, input), input),
    ...cardSections(input.site.locales[lang]).map((section) =>
      card(cardPath(lang, section), sectionTexts(lang, section, input.site), input),
    ),
  ]);

function card(path: string, texts: CardTexts, input: EmitInput): LazyFile {
  return { path: path.slice(1), make: () => drawCard(texts, input) };
}

const common = (lang: Lang, { config, locales }: Site) => ({
  tag: locales[lang].tag,
  host: new URL(config.origin).host,
});

function homeTexts(lang: Lang, { site, pages }: EmitInput): CardTexts {
  const { config, locales } = site;
  const home = pages.find(({ entry }) => entry.routePath === localize('/', lang, config.lang));
  return {
    ...common(lang, site),
    title: config.title,
    lead: home?.entry.frontmatter.hero?.text ?? locales[lang].description,
  };
}

function sectionTexts(lang: Lang, section: string, site: Site): CardTexts {
  const { nav, sidebar } = site.locales[lang];
  return {
    ...common(lang, site),
    site: site.config.title,
    title: sectionName(nav, section),
    parts: (sidebar[section] ?? []).filter(isSidebarItem).map(({ text }) => text),
  };
}

/** Draws a social card as a PNG, or takes it from the cache. */
async function drawCard(texts: CardTexts, { site, place, cache }: EmitInput): Promise<Uint8Array> {
  const layout = cardLayout(texts, cardPictures(site.config.logo, place));
  const base64 = await cache.rememberAsync(['social card', JSON.stringify(layout)], async () => {
    // A native library: loaded only when there is something to draw.
    const { Renderer } = await import('@takumi-rs/core');
    const renderer = new Renderer();
    for (const font of fontsFor(JSON.stringify(texts))) await renderer.registerFont(font);
    return (await renderer.render(layout, { ...CARD_SIZE, format: 'png' })).toString('base64');
  });
  return Buffer.from(base64, 'base64');
}
