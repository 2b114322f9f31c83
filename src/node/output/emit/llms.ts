/** The site for language models, in the format of llmstxt.org, per language. */

import { currentVersion } from '#shared/address.ts';
import { LANGS, type Lang } from '#shared/page.ts';
import { sectionItem } from '#shared/nav.ts';
import { localize, markdownPath, routeKey } from '#shared/path.ts';
import { flattenSidebar, isSidebarItem, localizeSidebar } from '#shared/sidebar.ts';
import type { SidebarEntry } from '#shared/schema/navigation.ts';
import type { Site } from '#shared/site.ts';
import { escapeMarkdown, linkText } from '../../compile/markdown/escape.ts';
import type { IndexedPage } from '../../content/page-index.ts';
import { apiIndex } from './api-index.ts';
import type { Emitter, MadeFile, OutputFile } from './emitter.ts';

interface Chapter {
  readonly title: string;
  readonly pages: readonly IndexedPage[];
}

type PagesByRoute = ReadonlyMap<string, IndexedPage>;

/** Splits a sidebar section into chapters: one per group, and one with the section's name for links outside groups. */
function chaptersOf(name: string, entries: readonly SidebarEntry[], pages: PagesByRoute): readonly Chapter[] {
  const items = entries.filter(isSidebarItem);
  const chapter = (title: string, of: readonly SidebarEntry[]): Chapter => ({
    title,
    pages: flattenSidebar(of).flatMap(({ link }) => pages.get(routeKey(link)) ?? []),
  });
  const single = items.filter(({ items: children }) => !children);
  const groups = items.filter(({ items: children }) => children);
  return [chapter(name, single), ...groups.map((group) => chapter(group.text, [group]))].filter(
    (each) => each.pages.length > 0,
  );
}

/** A language's pages in sidebar order; only the default version. */
function chapters(lang: Lang, pages: readonly IndexedPage[], { config, locales }: Site): readonly Chapter[] {
  const { nav, sidebar } = locales[lang];
  const byRoute: PagesByRoute = new Map(pages.map((page) => [routeKey(page.entry.routePath), page]));
  return Object.entries(sidebar).flatMap(([section, entries]) => {
    return chaptersOf(sectionItem(nav, section)?.text ?? section, localizeSidebar(entries, lang, config.lang), byRoute);
  });
}

/** Opening lines of both files: `# title` and `> description`. */
function opening({ config, locales }: Site, lang: Lang): string {
  return `# ${escapeMarkdown(config.title)}\n\n> ${escapeMarkdown(locales[lang].description)}`;
}

function listFile(lang: Lang, list: readonly Chapter[], site: Site): string {
  const { config, locales } = site;
  const address = (path: string) => config.origin + path;
  const line = ({ entry }: IndexedPage) => {
    const { description } = entry.frontmatter;
    const link = linkText(escapeMarkdown(entry.title), address(markdownPath(entry.routePath) ?? entry.routePath));
    return `- ${link}${description ? `: ${escapeMarkdown(description)}` : ''}`;
  };
  const others = LANGS.filter((each) => each !== lang).map(
    (each) => `- ${linkText(locales[each].label, address(localize('/llms.txt', each, config.lang)))}`,
  );
  const whole = linkText(locales[lang].texts.markdown.allPages, address(localize('/llms-full.txt', lang, config.lang)));
  return [
    opening(site, lang),
    ...list.map(({ title, pages }) => `## ${escapeMarkdown(title)}\n\n${pages.map(line).join('\n')}`),
    ...apiIndex(
      list.flatMap(({ pages }) => pages),
      site,
    ),
    // llmstxt.org's fixed keyword for links that may be skipped; not translated.
    `## Optional\n\n${[`- ${whole}`, ...others].join('\n')}`,
    '',
  ].join('\n\n');
}

/** `llms.txt` lists the Markdown files; `llms-full.txt` contains all of them. */
export const llms: Emitter<OutputFile | MadeFile> = ({ site, pages, markdown }) =>
  LANGS.flatMap((lang) => {
    const list = chapters(
      lang,
      pages.filter(({ entry }) => entry.lang === lang && entry.version === currentVersion(site.config)),
      site,
    );
    const whole = async () => {
      const texts = [opening(site, lang)];
      for (const page of list.flatMap((chapter) => chapter.pages)) {
        texts.push(`---\n\n${site.config.origin}${page.entry.routePath}\n\n${(await markdown(page)).trim()}`);
      }
      return `${texts.join('\n\n')}\n`;
    };
    const path = (name: string) => localize(`/${name}`, lang, site.config.lang).slice(1);
    return [
      { path: path('llms.txt'), text: listFile(lang, list, site).replace(/\n+$/, '\n') },
      { path: path('llms-full.txt'), make: whole },
    ];
  });
