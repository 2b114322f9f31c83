import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Addressing } from '#shared/address.ts';
import { decodePath } from '#shared/path.ts';
import type { Site } from '#shared/site.ts';
import { toolCards } from '#shared/tool-family.ts';
import { checkContent } from '../content/check-content.ts';
import { COLORED_OUTPUTS, coloredOutputsOf, type ColoredOutputFiles } from '../content/colored-outputs.ts';
import { compileInput, compilePage, type CompiledPage } from './compile-page.ts';
import type { DiskCache } from '../content/disk-cache.ts';
import { lastUpdatedTimes } from '../content/git.ts';
import { imageSizeOf, type ImageSize } from '../content/image-size.ts';
import { nameLinksOf } from '../content/name-links.ts';
import type { PageContext } from './mdx/context.ts';
import { indexPages, PAGES, withOverviews, withVersions, type IndexedPage } from '../content/page-index.ts';
import { emptyVersions, misplacedPages, type ContentRoots } from '../content/page-files.ts';
import type { SourcePage } from '../content/read-page.ts';
import { PHRASES, withPhrases, type PhraseFiles } from '../content/search-phrases.ts';
import { failure, type Problem } from '../content/problem.ts';
import { readAll, readSome, type Reading, type SourceFiles } from '../content/source-files.ts';

/** The site's content, for the build and the dev server: pages, problems and the compiler. */
export interface Content {
  readonly place: ContentRoots;
  readonly site: Site;
  /** The pages as last read; a new list after each refresh. */
  pages(): readonly IndexedPage[];
  problems(): readonly Problem[];
  pageAt(path: string): IndexedPage | undefined;
  /** Compiles a page without errors, or takes it from the cache. @throws an error with the page's file */
  compile(page: IndexedPage): Promise<CompiledPage>;
  /** The page's own text as plain Markdown. Compiles the page unless that has happened since the last reading. */
  markdown(page: IndexedPage): Promise<string>;
  /** Everything that a page is compiled from, as text: the result changes only when this does. */
  inputOf(page: IndexedPage): string;
  /**
   * Reads all files again. The old content stays available until all files have been read.
   * @param isQuick right after an edit: a file that is now empty keeps its text, since an editor may be writing it, and
   * the dates of last commits stay, since git takes long
   */
  refresh(isQuick?: boolean): Promise<void>;
  /**
   * Reads some of the pages again, right after an edit, which is much faster than `refresh`. Files that are now empty
   * or gone keep their text.
   * @param paths absolute, with slashes as in Vite
   */
  reread(paths: readonly string[]): void;
  /** A number that changes whenever a reading brings something new. */
  generation(): number;
}

/** Everything that has been read. */
interface Read {
  readonly sources: SourceFiles<SourcePage>;
  readonly phrases: PhraseFiles;
  readonly outputs: ColoredOutputFiles;
  /** Time of each page's last commit. */
  readonly updated: ReadonlyMap<string, string>;
  /** Sizes of the images of all pages. */
  readonly sizes: ReadonlyMap<string, ImageSize | undefined>;
}

export async function openContent(place: ContentRoots, site: Site, cache: DiskCache): Promise<Content> {
  const publicDir = resolve(place.root, place.publicDir);
  const { lastUpdated } = site.config.themeConfig;
  // Only what addresses depend on: compiled pages are cached by their context.
  const { lang: defaultLang, multiVersion } = site.config;
  const addressing: Addressing = { lang: defaultLang, ...(multiVersion && { multiVersion }) };
  const folder = resolve(place.root, place.contentDir);
  let read: Read = { sources: new Map(), phrases: new Map(), outputs: new Map(), updated: new Map(), sizes: new Map() };
  let pages: readonly IndexedPage[] = [];
  let byPath: ReadonlyMap<string, IndexedPage> = new Map();
  // Starts at the time, so that open pages from an earlier process have a different generation.
  let generation = Date.now();
  // Computed on demand; valid until the next reading.
  let problems: readonly Problem[] | undefined;

  const check = () => {
    const { root, contentDir } = place;
    const misplaced = [misplacedPages, emptyVersions].flatMap((each) => each(root, contentDir, site.config));
    // Otherwise every page that is not read would be reported as missing.
    return misplaced.length > 0 ? misplaced : checkContent({ pages, phrases: read.phrases, site, publicDir });
  };

  const readingOf = (keepsEmptied: boolean): Reading => ({ place, config: site.config, cache, keepsEmptied });
  const imagesOf = ({ assets }: SourcePage) => assets.map(({ target }) => decodePath(target));
  const readSizes = (sources: Read['sources']) => {
    const images = new Set([...sources.values()].flatMap(({ parsed }) => imagesOf(parsed)));
    return new Map([...images].map((image) => [image, imageSizeOf(join(publicDir, image))]));
  };

  let linksOf = nameLinksOf([]);

  const contextOf = (page: IndexedPage): PageContext => {
    const { lang, version, routePath } = page.entry;
    return {
      lang,
      version,
      addressing,
      address: site.config.origin + routePath,
      headingIds: page.headingIds,
      texts: site.locales[lang].texts,
      showLineNumbers: site.config.markdown.showLineNumbers,
      defaultWrapCode: site.config.themeConfig.defaultWrapCode,
      // As last read: a page compiles again when one of its images changes size.
      imageSizes: Object.fromEntries(imagesOf(page.source).map((image) => [image, read.sizes.get(image)])),
      coloredOutputs: coloredOutputsOf(page, read.outputs),
      downloads: page.downloads,
      errorLines: page.source.errorLines,
      nameLinks: linksOf(page),
      tools: site.tools && toolCards(site.tools, lang),
    };
  };

  const markdownOf = new WeakMap<IndexedPage, string>();
  const compileNow = async (page: IndexedPage): Promise<CompiledPage> => {
    try {
      const compiled = await compilePage(page.path, page.text, contextOf(page), cache);
      markdownOf.set(page, compiled.markdown);
      return compiled;
    } catch (error) {
      throw failure(`${page.file}: the page cannot be compiled`, error);
    }
  };
  // A build needs a page several times in a row. Earlier pages would fill the memory.
  let last: { readonly page: IndexedPage; readonly compiled: Promise<CompiledPage> } | undefined;
  const compile = (page: IndexedPage) => {
    if (last?.page !== page) last = { page, compiled: compileNow(page) };
    return last.compiled;
  };

  const take = (next: Read) => {
    // Problems depend on more files than those that are read here.
    problems = undefined;
    if (isDeepStrictEqual(next, read)) return;
    read = next;
    const indexed = indexPages(read.sources, read.updated, place, site.config);
    pages = withPhrases(withVersions(withOverviews(indexed, site), site.config), read.phrases);
    byPath = new Map(pages.map((page) => [page.path, page]));
    linksOf = nameLinksOf(pages);
    generation++;
  };

  const content: Content = {
    place,
    site,
    pages: () => pages,
    problems: () => (problems ??= check()),
    pageAt: (path) => byPath.get(path),
    compile,
    markdown: async (page) => markdownOf.get(page) ?? (await compile(page)).markdown,
    inputOf: (page) => compileInput(page.text, contextOf(page)),
    async refresh(isQuick = false) {
      const updated = lastUpdated && !isQuick ? await lastUpdatedTimes(folder, cache) : read.updated;
      const reading = readingOf(isQuick);
      const sources = readAll(PAGES, reading, read.sources);
      take({
        sources,
        phrases: readAll(PHRASES, reading, read.phrases),
        outputs: readAll(COLORED_OUTPUTS, reading, read.outputs),
        updated,
        sizes: readSizes(sources),
      });
    },
    reread(paths) {
      const files = paths.flatMap((path) => byPath.get(path)?.entry._relativePath ?? []);
      const reread = readSome(files, PAGES, readingOf(true), read.sources);
      const sources = new Map([...read.sources, ...reread]);
      take({ ...read, sources, sizes: readSizes(sources) });
    },
    generation: () => generation,
  };
  await content.refresh();
  return content;
}
