import { addressIn, type Addressing, type Place } from './address.ts';
import type { PageData, PageEntry } from './page.ts';

/** What the index adds to an entry for the theme: facts that are not in the entry itself. */
export interface PageFacts {
  readonly headingTitle: string;
  readonly lastUpdatedTime: string;
}

/** The record that the theme reads for a page. */
export function pageData(entry: PageEntry, facts: PageFacts): PageData {
  return {
    routePath: entry.routePath,
    lang: entry.lang,
    title: entry.title,
    headingTitle: facts.headingTitle,
    frontmatter: entry.frontmatter,
    pageType: entry.frontmatter.pageType ?? 'doc',
    toc: entry.toc,
    version: entry.version,
    lastUpdatedTime: facts.lastUpdatedTime,
    _relativePath: entry._relativePath,
  };
}

/** The record for a path that matches no page (spec 4: "the data becomes the 404 page"). */
export function notFoundData(place: Place, config: Addressing, title: string): PageData {
  return {
    routePath: addressIn('/404', place, config),
    lang: place.lang,
    title,
    headingTitle: '404',
    frontmatter: {},
    pageType: '404',
    toc: [],
    version: place.version,
    lastUpdatedTime: '',
    _relativePath: '',
  };
}
