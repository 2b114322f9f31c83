/** The plain list of all pages, for readers without scripts. */

import { sectionName } from '#shared/nav.ts';
import type { Lang } from '#shared/page.ts';
import { localize, routeKey } from '#shared/path.ts';
import { currentSidebars, flattenSidebar, isSidebarItem } from '#shared/sidebar.ts';
import type { SidebarEntry } from '#shared/schema/navigation.ts';
import type { Site } from '#shared/site.ts';
import { fill } from '#shared/texts.ts';
import { currentPages, type IndexedPage } from '../content/page-index.ts';
import { escapeHtml } from './page-html.ts';

function linkTo(text: string, link: string | undefined): string {
  return link === undefined ? escapeHtml(text) : `<a href="${escapeHtml(link)}">${escapeHtml(text)}</a>`;
}

function listOf(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function sidebarList(entries: readonly SidebarEntry[]): string {
  return listOf(
    entries.filter(isSidebarItem).map(({ text, link, items = [] }) => linkTo(text, link) + sidebarList(items)),
  );
}

/** HTML list of a language's pages in the default version: pages outside the sidebars, then each sidebar. */
export function allPagesHtml(lang: Lang, pages: readonly IndexedPage[], site: Site): string {
  const { config, locales } = site;
  const { nav, texts } = locales[lang];
  const sections = currentSidebars(site, lang);
  const listed = new Set(sections.flatMap(([, all]) => flattenSidebar(all)).map(({ link }) => routeKey(link)));
  const others = currentPages(pages, lang, config)
    .map(({ entry }) => entry)
    .filter(({ routePath }) => !listed.has(routeKey(routePath)))
    .toSorted((a, b) => a.routePath.length - b.routePath.length);
  const home = fill(texts.nav.home, { site: config.logoText || config.title });
  const root = localize('/', lang, config.lang);
  return [
    `<h1>${escapeHtml(texts.allPages.title)}</h1>`,
    listOf(others.map(({ title, routePath }) => linkTo(routePath === root ? home : title || config.title, routePath))),
    ...sections.map(([section, all]) => `<h2>${escapeHtml(sectionName(nav, section))}</h2>${sidebarList(all)}`),
  ].join('');
}
