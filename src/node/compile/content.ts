import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Site } from '#shared/site.ts';
import { checkContent } from '../content/check-content.ts';
import { missingImages } from '../content/check-site.ts';
import { COLORED_OUTPUTS, outputsWithoutPage, type ColoredOutputFiles } from '../content/colored-outputs.ts';
import { createDiskCache, type DiskCache } from '../content/disk-cache.ts';
import { lastUpdatedTimes } from '../content/git.ts';
import { imageSizeOf, type ImageSize } from '../content/image-size.ts';
import { nameLinksOf } from '../content/name-links.ts';
import { indexPages, PAGES, withOverviews, withVersions, type IndexedPage } from '../content/page-index.ts';
import { placeProblems, type ContentRoots } from '../content/page-files.ts';
import type { SourcePage } from '../content/read-page.ts';
import { PHRASES, withPhrases, type PhraseFiles } from '../content/search-phrases.ts';
import type { Problem } from '../content/problem.ts';
import { readFiles, type Reading, type SourceFiles } from '../content/source-files.ts';
import { sourceHash } from '../content/hashes.ts';
import { createPageCompiler } from './compile-page.ts';
import { imagesOf, pageContext } from './page-context.ts';

export type Content = Awaited<ReturnType<typeof openContent>>;

interface Read {
  readonly sources: SourceFiles<SourcePage>;
  readonly phrases: PhraseFiles;
  readonly outputs: ColoredOutputFiles;
  readonly updated: ReadonlyMap<string, string>;
  readonly sizes: ReadonlyMap<string, ImageSize | undefined>;
}

/** The site's content, for the build and the dev server: pages, problems and the compiler. */
export async function openContent(place: ContentRoots, site: Site, cache: DiskCache) {
  const publicDir = resolve(place.root, place.publicDir);
  const { lastUpdated } = site.config.themeConfig;
  const folder = resolve(place.root, place.contentDir);
  let read: Read = { sources: new Map(), phrases: new Map(), outputs: new Map(), updated: new Map(), sizes: new Map() };
  let pages: readonly IndexedPage[] = [];
  let byPath: ReadonlyMap<string, IndexedPage> = new Map();
  let linksOf = nameLinksOf([]);
  // Starts at the current time, so that pages from an earlier process have another generation.
  let generation = Date.now();
  // Computed on demand; valid until the next reading.
  let problems: readonly Problem[] | undefined;

  const check = () => {
    const { unread, empty, stray } = placeProblems(place.root, place.contentDir, site.config);
    const misplaced = [...unread, ...empty];
    const images = missingImages(site, publicDir);
    // Misplaced pages are not read, so the other checks would report each of them as missing.
    if (misplaced.length > 0) return [...images, ...stray, ...misplaced];
    const orphans = outputsWithoutPage(read.outputs, pages, place.contentDir);
    return [...images, ...stray, ...checkContent({ pages, phrases: read.phrases, site, publicDir }), ...orphans];
  };

  const readingOf = (keepsEmptied: boolean): Reading => ({ place, config: site.config, cache, keepsEmptied });
  const readSizes = (sources: Read['sources']) => {
    const images = new Set([...sources.values()].flatMap(({ parsed }) => imagesOf(parsed)));
    return new Map([...images].map((image) => [image, imageSizeOf(join(publicDir, image))]));
  };

  const contextOf = (page: IndexedPage) => pageContext(page, site, read.sizes, read.outputs, linksOf(page));

  const take = (next: Read) => {
    // Problems also depend on files that `next` does not contain: public files, and pages outside of the versions.
    problems = undefined;
    if (isDeepStrictEqual(next, read)) return;
    read = next;
    const indexed = indexPages(read.sources, read.updated, place, site.config);
    pages = withPhrases(withVersions(withOverviews(indexed, site), site.config), read.phrases);
    byPath = new Map(pages.map((page) => [page.path, page]));
    linksOf = nameLinksOf(pages);
    generation++;
  };

  const content = {
    place,
    site,
    /** The pages as last read; a new list after each refresh. */
    pages: () => pages,
    problems: () => (problems ??= check()),
    pageAt: (path: string) => byPath.get(path),
    ...createPageCompiler(contextOf, cache),
    /**
     * Reads all files again. The old content stays available until all files have been read.
     * @param isQuick right after an edit: a file that is now empty keeps its text, since an editor may be writing it;
     * the dates of last commits stay, since git takes long
     */
    async refresh(isQuick = false) {
      const updated = lastUpdated && !isQuick ? await lastUpdatedTimes(folder, cache) : read.updated;
      const reading = readingOf(isQuick);
      const sources = readFiles(PAGES, reading, read.sources);
      take({
        sources,
        phrases: readFiles(PHRASES, reading, read.phrases),
        outputs: readFiles(COLORED_OUTPUTS, reading, read.outputs),
        updated,
        sizes: readSizes(sources),
      });
    },
    /**
     * Reads some pages again, right after an edit, much faster than `refresh`. Empty and missing files keep their text.
     * @param paths absolute, with slashes as in Vite
     */
    reread(paths: readonly string[]) {
      const files = paths.flatMap((path) => byPath.get(path)?.entry._relativePath ?? []);
      const reread = readFiles(PAGES, readingOf(true), read.sources, files);
      const sources = new Map([...read.sources, ...reread]);
      take({ ...read, sources, sizes: readSizes(sources) });
    },
    /** A number that changes when a read finds changed content. */
    generation: () => generation,
  };
  await content.refresh();
  return content;
}

/** Folder for caches that outlive a build, from the root. */
const CACHE_DIR = 'node_modules/.cache/docs';

/** Files that compiled pages depend on besides their text and context: the compiler, and all package versions. */
const COMPILER = ['package-lock.json', 'src/node/{content,compile}/**/*.ts', 'src/shared/**/*.ts'];

/** Files that outputs depend on. The settings in `src/site/` are part of the cache keys instead. */
const GENERATOR = [
  '{package,package-lock,tsconfig}.json',
  'index.html',
  'prerender.ts',
  'src/{entry,node,search,shared,theme}/**',
];

/** Opens a project's content with the cache shared by all commands. */
export function openSiteContent(place: ContentRoots, site: Site, cacheDir = CACHE_DIR): Promise<Content> {
  const { root } = place;
  return openContent(place, site, createDiskCache(join(root, cacheDir, 'pages'), sourceHash(root, COMPILER)));
}

/** Opens the cache of a build's outputs. @param bundler the bundler's settings, on which outputs depend too */
export function openOutputCache(root: string, bundler: string, cacheDir = CACHE_DIR): DiskCache {
  // The search splits Chinese text with the ICU of Node.
  const version = [sourceHash(root, GENERATOR), bundler, process.versions['icu']].join(' ');
  return createDiskCache(join(root, cacheDir, 'outputs'), version);
}
