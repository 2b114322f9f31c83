import { resolve } from 'node:path';
import type { Addressing } from '#shared/address.ts';
import type { Site } from '#shared/site.ts';
import { toolCardsIn } from '#shared/tools.ts';
import { checkContent } from './check-content.ts';
import { createPageCompiler, type PageCompiler } from './compile-page.ts';
import type { DiskCache } from './disk-cache.ts';
import { lastUpdatedTimes } from './git.ts';
import {
  indexPages,
  readSource,
  readSources,
  withOverviews,
  withVersions,
  type ContentPlace,
  type IndexedPage,
  type Sources,
} from './page-index.ts';
import { emptyVersions, misplacedPages } from './page-files.ts';
import type { Problem } from './problem.ts';

/** The site's content as the build sees it: the pages, what is wrong with them, and their compiler. */
export interface Content {
  readonly place: ContentPlace;
  readonly site: Site;
  readonly compiler: PageCompiler;
  /** The pages as last read. */
  pages(): readonly IndexedPage[];
  problems(): readonly Problem[];
  pageAt(path: string): IndexedPage | undefined;
  /** Reads all pages again. */
  refresh(): Promise<void>;
  /** Reads one page again, by the absolute path of its file as Vite writes it. */
  refreshPage(path: string): Promise<void>;
}

export async function openContent(place: ContentPlace, site: Site, cache: DiskCache): Promise<Content> {
  const publicDir = resolve(place.root, place.publicDir);
  const { lastUpdated } = site.config.themeConfig;
  // No more of the configuration: compiled pages are cached by their context.
  const { lang: defaultLang, multiVersion } = site.config;
  const addressing: Addressing = { lang: defaultLang, ...(multiVersion && { multiVersion }) };
  const folder = resolve(place.root, place.contentDir);
  let sources: Sources = new Map();
  let updated: ReadonlyMap<string, string> = new Map();
  let pages: readonly IndexedPage[] = [];
  // Asked for with every module that is loaded, and the same until something is read again.
  let problems: readonly Problem[] | undefined;
  const pageAt = (path: string) => pages.find((page) => page.path === path);

  const index = () => {
    const indexed = indexPages(sources, updated, place, site.config);
    pages = withVersions(withOverviews(indexed, site), site.config);
    problems = undefined;
  };

  const check = () => {
    const { root, contentDir } = place;
    const misplaced = [misplacedPages, emptyVersions].flatMap((each) => each(root, contentDir, site.config));
    // Pages that are not read would be missed one by one.
    return misplaced.length > 0 ? misplaced : checkContent({ pages, site, publicDir });
  };

  const compiler = createPageCompiler({
    cache,
    contextOf: (path) => {
      const page = pageAt(path);
      if (!page) throw new Error(`${path} is not a page of this site`);
      const { lang, version } = page.entry;
      return {
        lang,
        version,
        addressing,
        address: site.config.origin + page.entry.routePath,
        headingIds: page.headingIds,
        texts: site.locales[lang].texts,
        showLineNumbers: site.config.markdown.showLineNumbers,
        defaultWrapCode: site.config.themeConfig.defaultWrapCode,
        publicDir,
        tools: site.tools && toolCardsIn(site.tools, lang),
      };
    },
  });

  const content: Content = {
    place,
    site,
    compiler,
    pages: () => pages,
    problems: () => (problems ??= check()),
    pageAt,
    async refresh() {
      sources = await readSources(place, site.config, cache);
      if (lastUpdated) updated = await lastUpdatedTimes(folder);
      index();
    },
    async refreshPage(path) {
      const file = pageAt(path)?.entry._relativePath;
      if (file === undefined) throw new Error(`${path} is not a page of this site`);
      sources = new Map(sources).set(file, await readSource(file, place, cache));
      index();
    },
  };
  await content.refresh();
  return content;
}
