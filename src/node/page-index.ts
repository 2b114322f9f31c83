import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import glob from 'fast-glob';
import { LANGS, type Lang, type PageData, type PageEntry, type TocEntry } from '#shared/page.ts';
import { overviewGroups } from '#shared/overview.ts';
import { sectionOf } from '#shared/path.ts';
import { localizeSidebar } from '#shared/sidebar.ts';
import type { Site } from '#shared/site.ts';
import { pageData } from '#shared/page-data.ts';
import type { DiskCache } from './disk-cache.ts';
import { readPage, type SourcePage } from './read-page.ts';

/** A page of the index together with what only the build needs of it. */
export interface IndexedPage {
  readonly entry: PageEntry;
  readonly data: PageData;
  /** Absolute path of the source file. */
  readonly path: string;
  /** Path for error messages, from the project's root. */
  readonly file: string;
  /** Ids of all headings in order: the English ones in both languages (house decision 16). */
  readonly headingIds: readonly string[];
  readonly source: SourcePage;
}

export interface ContentPlace {
  /** Folder of the project; errors name files from here. */
  readonly root: string;
  /** Folder with `en/` and `zh/`, from the root. */
  readonly contentDir: string;
  /** Folder of files that are copied as they are, from the root. */
  readonly publicDir: string;
}

/** Gives overview pages the pages of their section (spec 2.5), in the order and groups of the sidebar. */
export function withOverviews(pages: readonly IndexedPage[], { config, locales }: Site): readonly IndexedPage[] {
  return pages.map((page) => {
    if (!page.entry.frontmatter.overview) return page;
    const { lang, routePath } = page.entry;
    const sidebar = locales[lang].sidebar[sectionOf(routePath)] ?? [];
    const entries = pages.map(({ entry }) => entry);
    const overview = overviewGroups(localizeSidebar(sidebar, lang, config.lang), entries);
    return { ...page, data: { ...page.data, overview } };
  });
}

/** What the source files say, by their path below the content folder. */
export type Sources = ReadonlyMap<string, SourcePage>;

/** Reads one source file, or takes what it says from the cache. */
export async function readSource(file: string, place: ContentPlace, cache: DiskCache): Promise<SourcePage> {
  const text = await readFile(join(place.root, place.contentDir, file), 'utf8');
  const name = `${place.contentDir}/${file}`;
  return cache.remember(['page', name, text], () => readPage(text, name));
}

/** Reads every page below the content folder, sorted by path, so that everything made of it comes out the same. */
export async function readSources(place: ContentPlace, exclude: readonly string[], cache: DiskCache): Promise<Sources> {
  const cwd = join(place.root, place.contentDir);
  const files = await glob(`{${LANGS.join(',')}}/**/*.{md,mdx}`, { cwd, ignore: [...exclude] });
  const sources = new Map<string, SourcePage>();
  for (const file of files.toSorted()) sources.set(file, await readSource(file, place, cache));
  return sources;
}

/**
 * The only truth about pages: what the sources say, with routes, ids and records.
 * Nothing is checked between pages here: `checkContent` does that.
 * @param updated when each file was last committed, as ISO 8601
 */
export function indexPages(
  sources: Sources,
  updated: ReadonlyMap<string, string>,
  place: ContentPlace,
  defaultLang: Lang,
): readonly IndexedPage[] {
  return [...sources].map(([file, source]) => {
    const lang = file.split('/')[0] as Lang;
    const english = sources.get(file.replace(/^[^/]+/, defaultLang)) ?? source;
    const entry = toEntry(file, lang, source, english, defaultLang);
    return {
      entry,
      data: pageData(entry, {
        headingTitle: headingTitle(source),
        lastUpdatedTime: updated.get(file) ?? '',
        isOutdated: isOutdated(source, english),
      }),
      path: join(place.root, place.contentDir, file),
      file: `${place.contentDir}/${file}`,
      headingIds: source.headings.map((heading, index) => english.headings[index]?.id ?? heading.id),
      source,
    };
  });
}

/** True for a translation whose original has other words than those it was made from. */
export function isOutdated({ translatedFrom }: SourcePage, original: SourcePage): boolean {
  return translatedFrom !== undefined && translatedFrom !== original.hash;
}

function headingTitle(source: SourcePage): string {
  return source.headings.find(({ depth }) => depth === 1)?.text ?? '';
}

/** `zh/guide/start/index.mdx` → `/zh/guide/start/`; `en/guide/start/quick-start.mdx` → `/guide/start/quick-start`. */
export function routePathOf(relativePath: string, defaultLang: Lang): string {
  const path = relativePath.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1');
  return path.startsWith(`${defaultLang}/`) ? path.slice(defaultLang.length) : `/${path}`;
}

function toEntry(
  relativePath: string,
  lang: Lang,
  source: SourcePage,
  english: SourcePage,
  defaultLang: Lang,
): PageEntry {
  const toc = source.headings.flatMap(({ text, depth, charIndex, id }, index): TocEntry[] => {
    if (depth < 2 || depth > 4) return [];
    return [{ text, id: english.headings[index]?.id ?? id, depth: depth as TocEntry['depth'], charIndex }];
  });
  return {
    title: source.frontmatter.title ?? headingTitle(source),
    routePath: routePathOf(relativePath, defaultLang),
    lang,
    toc,
    frontmatter: source.frontmatter,
    version: '',
    _relativePath: relativePath,
  };
}
