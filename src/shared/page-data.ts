import { addressIn, type Addressing, type LocaleVersion } from './address.ts';
import type { PageData, PageEntry } from './page.ts';

/** The page record that the theme reads. */
export function pageData(
  entry: PageEntry,
  facts: Pick<PageData, 'headingTitle' | 'lastUpdatedTime' | 'isOutdated'>,
): PageData {
  return {
    ...entry,
    ...facts,
    pageType: entry.frontmatter.pageType ?? 'doc',
    // Browsers lack the source that the offsets refer to, and each edit would change all offsets below.
    toc: entry.toc.map((heading) => ({ ...heading, charIndex: -1 })),
  };
}

/** Whether the page shows an outline (spec 2.4). */
export function hasOutline({ pageType, frontmatter, toc }: PageData): boolean {
  return pageType === 'doc' && frontmatter.outline !== false && toc.length > 0;
}

/** The record of a page that has no source file. */
export function generatedPage(
  page: Pick<PageData, 'routePath' | 'lang' | 'title' | 'pageType'> & Partial<PageData>,
): PageData {
  return {
    headingTitle: page.title,
    frontmatter: {},
    toc: [],
    version: '',
    lastUpdatedTime: '',
    _relativePath: '',
    ...page,
  };
}

/** The record for a path without a page (spec 4: "the data becomes the 404 page"). */
export function notFoundData(locale: LocaleVersion, config: Addressing, title: string): PageData {
  return generatedPage({
    routePath: addressIn('/404', locale, config),
    ...locale,
    title,
    headingTitle: '404',
    pageType: '404',
  });
}
