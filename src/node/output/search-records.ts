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
  // The page's own section: its description, and the content outside deeper headings.
  const top = {
    text: [entry.frontmatter.description ?? ''],
    code: [''],
    defined: [''],
    phrases: [] as readonly string[],
  };
  const below: SearchSection[] = [];
  source.sections.forEach(({ text, code, defined, messages }, index) => {
    const heading = source.headings[index - 1];
    const id = headingIds[index - 1] ?? '';
    const allPhrases = [...(phrases.get(id) ?? []), ...(explainsErrors(routePath) ? messages : [])];
    if (!heading || heading.depth === 1) {
      top.text.push(text);
      top.code.push(code);
      top.defined.push(defined);
      if (heading) top.phrases = allPhrases;
      return;
    }
    const url = `${routePath}#${id}`;
    const record = headingRecord(url, heading.depth, heading.text, above);
    above = record.hierarchy;
    below.push({ heading: record, routePath, text, code, defined, phrases: allPhrases });
  });
  const whole = (texts: readonly string[], between = ' ') => texts.filter(Boolean).join(between);
  const [text, code, defined] = [whole(top.text), whole(top.code), whole(top.defined, '\n')];
  return [{ heading: page, routePath, text, code, defined, phrases: top.phrases }, ...below];
}
