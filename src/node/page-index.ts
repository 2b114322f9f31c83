import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import glob from 'fast-glob';
import { LANGS, type Lang, type PageData, type PageEntry, type TocEntry } from '#shared/page.ts';
import { pageData } from '#shared/page-data.ts';
import type { Site } from '#shared/site.ts';
import type { DiskCache } from './disk-cache.ts';
import { lastUpdatedTimes } from './git.ts';
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

/**
 * Reads every page below the content folder: the only truth about pages.
 * The result is sorted by path, so that everything made of it comes out the same each time.
 * Nothing is checked between pages here: `checkContent` does that.
 */
export async function readPageIndex(
  place: ContentPlace,
  { config }: Site,
  cache: DiskCache,
): Promise<readonly IndexedPage[]> {
  const content = join(place.root, place.contentDir);
  const found = await glob(`{${LANGS.join(',')}}/**/*.{md,mdx}`, {
    cwd: content,
    ignore: [...config.route.exclude],
  });
  const files = found.toSorted();
  const updated = config.themeConfig.lastUpdated ? await lastUpdatedTimes(content) : new Map<string, string>();
  const sources = new Map<string, SourcePage>();
  for (const file of files) {
    const text = await readFile(join(content, file), 'utf8');
    const name = `${place.contentDir}/${file}`;
    sources.set(file, cache.remember(['page', name, text], () => readPage(text, name)));
  }

  return files.map((file) => {
    const source = sources.get(file) as SourcePage;
    const lang = file.split('/')[0] as Lang;
    const english = sources.get(file.replace(/^[^/]+/, config.lang)) ?? source;
    const entry = toEntry(file, lang, source, english, config.lang);
    return {
      entry,
      data: pageData(entry, {
        headingTitle: headingTitle(source),
        lastUpdatedTime: updated.get(file) ?? '',
      }),
      path: join(content, file),
      file: `${place.contentDir}/${file}`,
      headingIds: source.headings.map((heading, index) => english.headings[index]?.id ?? heading.id),
      source,
    };
  });
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
