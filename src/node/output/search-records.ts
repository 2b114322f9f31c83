/** What the search knows of the pages: one section for each heading, made of the page index. */

import type { Lang } from '#shared/page.ts';
import { versionOf } from '#shared/path.ts';
import { containsPage, isSidebarItem, sidebarAt } from '#shared/sidebar.ts';
import type { Site } from '#shared/site.ts';
import { contentRecord, headingRecord, NO_HIERARCHY, type SearchRecord, type SearchSection } from '#search/record.ts';
import type { IndexedPage } from '../content/page-index.ts';

/** The sections of the doc pages of a language in the default version, page by page in reading order within each. */
export function searchSections(lang: Lang, pages: readonly IndexedPage[], site: Site): readonly SearchSection[] {
  return pages
    .filter(({ entry, data }) => entry.lang === lang && data.pageType === 'doc' && versionOf(entry.routePath) === '')
    .flatMap((page) => sectionsOf(page, groupOf(page, site)));
}

/** A record with what else it is found by. */
export interface PhrasedRecord extends SearchRecord {
  readonly phrases?: readonly string[];
}

/**
 * The records of a language for an engine that takes whole texts, such as a hosted one: a record for each heading, with
 * the phrases that readers ask for it by, and one of type `content` for what stands below it.
 */
export function searchRecords(lang: Lang, pages: readonly IndexedPage[], site: Site): readonly PhrasedRecord[] {
  return searchSections(lang, pages, site).flatMap(({ heading, text, code, phrases }) => {
    const content = [text, code].filter(Boolean).join('\n');
    const named: PhrasedRecord = phrases.length === 0 ? heading : { ...heading, phrases };
    return content === '' ? [named] : [named, contentRecord(heading, content)];
  });
}

/** The group of the sidebar that a page stands in; the site's name for a page outside of every group. */
function groupOf({ entry }: IndexedPage, site: Site): string {
  const groups = sidebarAt(site, entry.routePath, entry.lang).filter(isSidebarItem);
  return groups.find((item) => containsPage(item, entry.routePath))?.text ?? site.config.title;
}

function sectionsOf({ entry, source, headingIds, phrases }: IndexedPage, group: string): readonly SearchSection[] {
  const { routePath } = entry;
  const page = headingRecord(routePath, 1, entry.title, { ...NO_HIERARCHY, lvl0: group });
  let above = page.hierarchy;
  // All that is not below a heading of the page's own, and its description, which says what it is about.
  const top = {
    text: [entry.frontmatter.description ?? ''],
    code: [''],
    defined: [''],
    phrases: [] as readonly string[],
  };
  const below: SearchSection[] = [];
  source.sections.forEach(({ text, code, defined }, index) => {
    const heading = source.headings[index - 1];
    const id = headingIds[index - 1] ?? '';
    const asked = phrases.get(id) ?? [];
    if (!heading || heading.depth === 1) {
      top.text.push(text);
      top.code.push(code);
      top.defined.push(defined);
      if (heading) top.phrases = asked;
      return;
    }
    const url = `${routePath}#${id}`;
    const record = headingRecord(url, heading.depth, heading.text, above);
    above = record.hierarchy;
    below.push({ heading: record, routePath, text, code, defined, phrases: asked });
  });
  const whole = (texts: readonly string[]) => texts.filter(Boolean).join(' ');
  const [text, code, defined] = [whole(top.text), whole(top.code), whole(top.defined)];
  return [{ heading: page, routePath, text, code, defined, phrases: top.phrases }, ...below];
}
