/** What the search knows of the pages. */

import type { Lang } from '#shared/page.ts';
import { versionOf } from '#shared/path.ts';
import { containsPage, isSidebarItem, sidebarAt } from '#shared/sidebar.ts';
import type { Site } from '#shared/site.ts';
import { headingRecords } from '#search/heading-records.ts';
import type { SearchRecord } from '#search/record.ts';
import type { IndexedPage } from './page-index.ts';

/** The records of the doc pages of a language in the default version, page by page. */
export function searchRecords(lang: Lang, pages: readonly IndexedPage[], site: Site): readonly SearchRecord[] {
  return pages
    .filter(({ entry, data }) => entry.lang === lang && data.pageType === 'doc' && versionOf(entry.routePath) === '')
    .flatMap(({ entry }) => {
      const entries = sidebarAt(site, entry.routePath, lang);
      const group = entries.filter(isSidebarItem).find((item) => containsPage(item, entry.routePath));
      return headingRecords(entry, group?.text ?? site.config.title);
    });
}
