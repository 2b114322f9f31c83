import { join } from 'node:path';
import { normalizePath } from 'vite';
import { addressIn, currentVersion, versionNames, type Addressing, type LocaleVersion } from '#shared/address.ts';
import { groupBy } from '#shared/group-by.ts';
import { OUTLINE_DEPTHS, SOURCE_LANG, type Lang, type PageData, type PageEntry, type TocEntry } from '#shared/page.ts';
import { overviewGroups } from '#shared/overview.ts';
import { bareRoute, inVersion, langOf, localize, routeKey, sectionKey, versionOf } from '#shared/path.ts';
import type { SidebarEntry } from '#shared/schema/navigation.ts';
import { sidebarAt } from '#shared/sidebar.ts';
import type { Site, SiteConfig } from '#shared/site.ts';
import { pageData } from '#shared/page-data.ts';
import { downloadLinks, type DownloadLinks } from './examples/downloads.ts';
import { pageFiles, twinFile, type ContentRoots } from './page-files.ts';
import { pairHeadings } from './pair-headings.ts';
import { readPage, type SourcePage } from './read-page.ts';
import type { SourceFiles, SourceKind } from './source-files.ts';

/** A page of the index, with data that only the build needs. */
export interface IndexedPage {
  readonly entry: PageEntry;
  readonly data: PageData;
  /** Absolute path of the source file, with slashes on every system as in Vite. */
  readonly path: string;
  /** Path from the project's root, for errors. */
  readonly file: string;
  /** Ids of all headings in order: the English ones in both languages, so that links to sections work in both. */
  readonly headingIds: readonly string[];
  readonly text: string;
  /** The parsed text; the same object until the text changes. */
  readonly source: SourcePage;
  /** Search phrases by heading id; see `search-phrases.ts`. */
  readonly phrases: ReadonlyMap<string, readonly string[]>;
  /** Examples to download; empty in older versions, whose packages are not installed. */
  readonly downloads: DownloadLinks;
}

/** The pages of a language in a version. */
export function localePages(pages: readonly IndexedPage[], { lang, version }: LocaleVersion): readonly IndexedPage[] {
  return pages.filter(({ entry }) => entry.lang === lang && entry.version === version);
}

/** A language's pages in the default version. */
export function currentPages(pages: readonly IndexedPage[], lang: Lang, config: Addressing): readonly IndexedPage[] {
  return localePages(pages, { lang, version: currentVersion(config) });
}

/** The pages by route key. */
export function routesOf(pages: readonly IndexedPage[]): ReadonlyMap<string, IndexedPage> {
  return new Map(pages.map((page) => [routeKey(page.entry.routePath), page]));
}

/** The pages of each section, by key. */
export function pagesBySection(pages: readonly IndexedPage[]): ReadonlyMap<string, readonly IndexedPage[]> {
  return groupBy(pages, ({ entry }) => sectionKey(entry.routePath, entry.lang));
}

/** The sidebar of a section, from any of its pages. */
export function sidebarOf([first]: readonly IndexedPage[], site: Site): readonly SidebarEntry[] {
  return first ? sidebarAt(site, first.entry.routePath, first.entry.lang) : [];
}

/** Adds to overview pages their default title and the pages of their section (spec 2.5), as in the sidebar. */
export function withOverviews(pages: readonly IndexedPage[], site: Site): readonly IndexedPage[] {
  const entries = pages.map(({ entry }) => entry);
  return pages.map((page) => {
    const { lang, routePath, frontmatter } = page.entry;
    if (!frontmatter.overview) return page;
    const overview = overviewGroups(sidebarAt(site, routePath, lang), entries, frontmatter.overviewHeaders);
    const title = page.entry.title || site.locales[lang].texts.overview.title;
    return { ...page, entry: { ...page.entry, title }, data: { ...page.data, title, overview } };
  });
}

/** On a site with several versions, links each page to its other versions, or else their home (spec 2.3). */
export function withVersions(pages: readonly IndexedPage[], config: Addressing): readonly IndexedPage[] {
  const names = versionNames(config);
  if (names.length < 2) return pages;
  const routes = routesOf(pages);
  return pages.map((page) => {
    const { lang, routePath } = page.entry;
    const versions = names.map((version) => {
      const twin = addressIn(bareRoute(routePath), { lang, version }, config);
      return { version, link: routes.has(routeKey(twin)) ? twin : addressIn('/', { lang, version }, config) };
    });
    return { ...page, data: { ...page.data, versions } };
  });
}

/** How pages are found, sorted by path so that every build writes the same, and how they are parsed. */
export const PAGES: SourceKind<SourcePage> = { name: 'page', find: pageFiles, parse: readPage };

/** Builds the page index, the single source of truth about pages. `checkContent` checks them against one another. */
export function indexPages(
  sources: SourceFiles<SourcePage>,
  updated: ReadonlyMap<string, string>,
  place: ContentRoots,
  config: Addressing & Pick<SiteConfig, 'themeConfig'>,
): readonly IndexedPage[] {
  return [...sources].map(([file, { text, parsed: source }]) => {
    const version = versionOf(`/${file}`);
    const lang = langOf(`/${file}`, config.lang);
    const english = sources.get(twinFile(file, SOURCE_LANG))?.parsed ?? source;
    const headingIds = pairHeadings(source, english).flatMap(({ own, other }) =>
      own === undefined ? [] : ((english.headings[other ?? -1] ?? source.headings[own])?.id ?? []),
    );
    const entry: PageEntry = {
      title: titleOf(source, config.themeConfig.fallbackHeadingTitle),
      routePath: routePathOf(file, config),
      lang,
      toc: outlineOf(source, headingIds),
      frontmatter: source.frontmatter,
      version,
      _relativePath: file,
    };
    return {
      entry,
      data: pageData(entry, {
        headingTitle: headingTitle(source),
        lastUpdatedTime: updated.get(file) ?? '',
        // Only set when true: most pages are up to date, and need not carry the flag.
        ...(isOutdated(source, english) && { isOutdated: true }),
      }),
      path: normalizePath(join(place.root, place.contentDir, file)),
      file: `${place.contentDir}/${file}`,
      headingIds,
      text,
      source,
      phrases: new Map(),
      downloads: version === currentVersion(config) ? downloadLinks(source.downloads, english.downloads) : {},
    };
  });
}

/** True for a translation whose original has changed since. */
export function isOutdated({ translatedFrom }: SourcePage, original: SourcePage): boolean {
  return translatedFrom !== undefined && translatedFrom !== original.hash;
}

function headingTitle(source: SourcePage): string {
  return source.headings.find(({ depth }) => depth === 1)?.text ?? '';
}

/** A home page may lack a title: it uses the site's. `withOverviews` gives an overview its default. */
function titleOf(source: SourcePage, fallback = ''): string {
  const { title, pageType, overview } = source.frontmatter;
  return title ?? (headingTitle(source) || (pageType === 'home' || overview ? '' : fallback));
}

/** `zh/guide/start/index.mdx` → `/zh/guide/start/`; `v1/zh/a.mdx` → `/v1/zh/a`, or `/zh/a` when `v1` is the default. */
export function routePathOf(relativePath: string, { lang, multiVersion }: Addressing): string {
  const path = `/${relativePath.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
  const localized = localize(path, langOf(path, lang), lang);
  return versionOf(path) === '' ? localized : inVersion(localized, versionOf(path), multiVersion?.default ?? '');
}

function outlineOf(source: SourcePage, ids: readonly string[]): readonly TocEntry[] {
  return source.headings.flatMap(({ text, depth: given, charIndex, id }, index): readonly TocEntry[] => {
    const depth = OUTLINE_DEPTHS.find((each) => each === given);
    return depth === undefined ? [] : [{ text, id: ids[index] ?? id, depth, charIndex }];
  });
}
