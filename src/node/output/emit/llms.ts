/** The site for language models, in the format of llmstxt.org, per language. */

import { LANGS, type Lang } from '#shared/page.ts';
import { sectionName } from '#shared/nav.ts';
import { localize, markdownPath, routeKey, sectionOf } from '#shared/path.ts';
import { currentSidebars, flattenSidebar, isSidebarItem } from '#shared/sidebar.ts';
import type { SidebarEntry } from '#shared/schema/navigation.ts';
import type { Site } from '#shared/site.ts';
import { fill } from '#shared/texts.ts';
import { codeSpan, escapeMarkdown, linkText } from '../../compile/markdown/writer.ts';
import { currentPages, routesOf, type IndexedPage } from '../../content/page-index.ts';
import type { ApiName } from '../../content/api-names.ts';
import { API, importedNames } from '../../content/name-links.ts';
import type { Emitter, LazyFile, OutputFile } from './emitter.ts';

/**
 * A language's pages in the order of its sidebars, in chapters. Each section has a chapter with its own name for links
 * outside of groups, then one for each group.
 */
function chaptersOf(lang: Lang, pages: readonly IndexedPage[], site: Site) {
  const { nav } = site.locales[lang];
  const byRoute = routesOf(pages);
  const unlisted = new Set(pages);
  const chapter = (title: string, entries: readonly SidebarEntry[]) => ({
    title,
    pages: flattenSidebar(entries).flatMap(({ link }) => {
      const page = byRoute.get(routeKey(link));
      // Several sidebars may list a page, which belongs to the first one.
      return page && unlisted.delete(page) ? [page] : [];
    }),
  });
  const all = currentSidebars(site, lang).flatMap(([section, entries]) => {
    const items = entries.filter(isSidebarItem);
    const single = items.filter(({ items: children }) => !children);
    const groups = items.filter(({ items: children }) => children);
    return [chapter(sectionName(nav, section), single), ...groups.map((group) => chapter(group.text, [group]))];
  });
  return all.filter((each) => each.pages.length > 0);
}

/** Opening lines of both files: `# title` and `> description`. */
function opening({ config, locales }: Site, lang: Lang): string {
  return `# ${escapeMarkdown(config.title)}\n\n> ${escapeMarkdown(locales[lang].description)}`;
}

function listFile(lang: Lang, chapters: ReturnType<typeof chaptersOf>, site: Site): string {
  const { config, locales } = site;
  const address = (path: string) => config.origin + path;
  const line = ({ entry }: IndexedPage) => {
    const { description } = entry.frontmatter;
    const link = linkText(escapeMarkdown(entry.title), address(markdownPath(entry.routePath)));
    return `- ${link}${description ? `: ${escapeMarkdown(description)}` : ''}`;
  };
  const others = LANGS.filter((each) => each !== lang).map(
    (each) => `- ${linkText(locales[each].label, address(localize('/llms.txt', each, config.lang)))}`,
  );
  const whole = linkText(locales[lang].texts.agents.allPages, address(localize('/llms-full.txt', lang, config.lang)));
  const blocks = [
    opening(site, lang),
    // Before the chapters: a section may hold links only.
    ...apiIndex(chapters, site),
    ...chapters.map(({ title, pages }) => `## ${escapeMarkdown(title)}\n\n${pages.map(line).join('\n')}`),
    // llmstxt.org's fixed keyword for links that may be skipped; not translated.
    `## Optional\n\n${[`- ${whole}`, ...others].join('\n')}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** `llms.txt` lists the Markdown files; `llms-full.txt` contains all of them. */
export const llms: Emitter<OutputFile | LazyFile> = ({ site, pages, markdown }) =>
  LANGS.flatMap((lang) => {
    const chapters = chaptersOf(lang, currentPages(pages, lang, site.config), site);
    const whole = async () => {
      const texts = [opening(site, lang)];
      for (const page of chapters.flatMap((chapter) => chapter.pages)) {
        texts.push(`---\n\n${site.config.origin}${page.entry.routePath}\n\n${(await markdown(page)).trim()}`);
      }
      return `${texts.join('\n\n')}\n`;
    };
    const path = (name: string) => localize(`/${name}`, lang, site.config.lang).slice(1);
    return [
      { path: path('llms.txt'), text: listFile(lang, chapters, site) },
      { path: path('llms-full.txt'), make: whole },
    ];
  });

/** The names of the API with import, signature and first release, by page; empty on a site without documented names. */
function apiIndex(chapters: ReturnType<typeof chaptersOf>, site: Site): readonly string[] {
  const documented = chapters
    .flatMap(({ pages }) => pages)
    .filter(({ entry, source }) => sectionOf(entry.routePath) === API && source.names.length > 0);
  const [first] = documented;
  if (!first) return [];
  const { agents, since } = site.locales[first.entry.lang].texts;
  const line = ({ name, signature, since: version }: ApiName) =>
    `- ${codeSpan(signature ?? name)}${version === undefined ? '' : ` · ${fill(since, { version })}`}`;
  const blocks = documented.map((page) => {
    const { title, routePath } = page.entry;
    const link = linkText(escapeMarkdown(title), site.config.origin + markdownPath(routePath));
    return [link, ...importsOf(page), page.source.names.map(line).join('\n')].join('\n\n');
  });
  return [agents.api, ...blocks];
}

/** The imports of documented names, as in the page's own examples: `import { rs } from '@rstest/core'`. */
function importsOf({ source }: IndexedPage): readonly string[] {
  const documented = new Set(source.names.map(({ name }) => name.split('.')[0] ?? name));
  return [...importedNames(source)].flatMap(([from, names]) => {
    const own = [...names].filter((each) => documented.has(each));
    return own.length > 0 ? [`\`import { ${own.toSorted().join(', ')} } from '${from}'\``] : [];
  });
}
