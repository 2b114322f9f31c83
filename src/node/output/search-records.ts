/** Search sections, one per heading, from the page index. */

import type { LocaleVersion } from '#shared/address.ts';
import { bareRoute, routeKey } from '#shared/path.ts';
import { flattenSidebar, isSidebarItem } from '#shared/sidebar.ts';
import type { Site } from '#shared/site.ts';
import { contentRecord, headingRecord, NO_HIERARCHY, type SearchRecord, type SearchSection } from '#search/record.ts';
import { localePages, pagesBySection, sidebarOf, type IndexedPage } from '../content/page-index.ts';

/** Sections of a locale's doc pages, page by page in reading order. */
export function searchSections(locale: LocaleVersion, pages: readonly IndexedPage[], site: Site) {
  const own = localePages(pages, locale).filter(({ data }) => data.pageType === 'doc');
  const groups = groupsByRoute(own, site);
  return own.flatMap((page) => sectionsOf(page, groups.get(routeKey(page.entry.routePath)) ?? site.config.title));
}

export interface PhrasedRecord extends SearchRecord {
  readonly phrases?: readonly string[];
}

/** Records for an engine that indexes whole texts: one per heading, with its phrases, and one for the text below it. */
export function searchRecords(locale: LocaleVersion, pages: readonly IndexedPage[], site: Site) {
  return searchSections(locale, pages, site).flatMap(({ heading, text, code, phrases }): PhrasedRecord[] => {
    const content = [text, code].filter(Boolean).join('\n');
    const named = phrases.length === 0 ? heading : { ...heading, phrases };
    return content === '' ? [named] : [named, contentRecord(heading, content)];
  });
}

/** Name of the sidebar group of each page; the first group for a page in several. */
function groupsByRoute(pages: readonly IndexedPage[], site: Site): ReadonlyMap<string, string> {
  const groups = [...pagesBySection(pages).values()].flatMap((own) => sidebarOf(own, site));
  return new Map(
    groups
      .filter(isSidebarItem)
      .flatMap((group) => flattenSidebar([group]).map(({ link }) => [routeKey(link), group.text] as const))
      .toReversed(),
  );
}

/** On pages below this address, error messages are search phrases of their sections. Other pages only mention them. */
const ERRORS = '/guide/troubleshooting/';

const explainsErrors = (routePath: string) => `${bareRoute(routePath)}/`.startsWith(ERRORS);

function sectionsOf({ entry, source, headingIds, phrases }: IndexedPage, group: string): readonly SearchSection[] {
  const { routePath } = entry;
  const page = headingRecord(routePath, 1, entry.title, { ...NO_HIERARCHY, lvl0: group });
  let above = page.hierarchy;
  const sections = source.sections.map(({ messages, ...texts }, index): SearchSection => {
    const heading = source.headings[index - 1];
    const id = headingIds[index - 1] ?? '';
    const allPhrases = [...(phrases.get(id) ?? []), ...(explainsErrors(routePath) ? messages : [])];
    if (!heading) return { heading: page, routePath, ...texts, phrases: [] };
    if (heading.depth === 1) return { heading: page, routePath, ...texts, phrases: allPhrases };
    const record = headingRecord(`${routePath}#${id}`, heading.depth, heading.text, above);
    above = record.hierarchy;
    return { heading: record, routePath, ...texts, phrases: allPhrases };
  });
  // The page's own section: its description, and the content outside deeper headings.
  const top = sections.filter(({ heading }) => heading === page);
  const whole = (between: string, ...texts: readonly string[]) => texts.filter(Boolean).join(between);
  const own: SearchSection = {
    heading: page,
    routePath,
    text: whole(' ', entry.frontmatter.description ?? '', ...top.map(({ text }) => text)),
    code: whole(' ', ...top.map(({ code }) => code)),
    defined: whole('\n', ...top.map(({ defined }) => defined)),
    phrases: top.flatMap((section) => section.phrases),
  };
  return [own, ...sections.filter(({ heading }) => heading !== page)];
}
