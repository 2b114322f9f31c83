/** The headings of all pages as text: one line each, with tab-separated fields. */

import { headingOf, headingRecord, NO_HIERARCHY, type SearchRecord, type SearchSection } from './record.ts';

/** The usual id of a heading, derived from its text. Lines carry the id only when it differs. */
function usualId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

const depthOf = ({ type }: SearchRecord): number => Number(type.slice(3));

/** @param groups sidebar groups; pages refer to them by index */
export function writeHeadings(sections: readonly SearchSection[], groups: readonly string[]): string {
  return sections
    .map(({ heading, routePath }) => {
      const text = headingOf(heading).replace(/\s+/g, ' ');
      const depth = depthOf(heading);
      if (depth === 1) return [`1${text}`, routePath, groups.indexOf(heading.hierarchy.lvl0 ?? '')].join('\t');
      const id = heading.url.slice(routePath.length + 1);
      return `${depth}${text}${id === usualId(text) ? '' : `\t${id}`}`;
    })
    .join('\n');
}

export interface IndexedSection {
  readonly record: SearchRecord;
  readonly heading: string;
  readonly depth: number;
  /** Last part of the address: the hash, or a page's last path segment. */
  readonly id: string;
  /** Number of its page's section. */
  readonly page: number;
  /** Number of the section of the heading above; its own for a page. */
  readonly parent: number;
}

/** Reads the sections back from the text of `writeHeadings`, in order. @param groups the same as there */
export function readHeadings(text: string, groups: readonly string[]): readonly IndexedSection[] {
  const sections: IndexedSection[] = [];
  let page = 0;
  let routePath = '';
  for (const [index, line] of text.split('\n').entries()) {
    const [title = '', second, group] = line.split('\t');
    const depth = Number(title[0]);
    const heading = title.slice(1);
    if (depth === 1) {
      page = index;
      routePath = second ?? '';
      const above = { ...NO_HIERARCHY, lvl0: groups[Number(group)] ?? null };
      const id = routePath.split('/').findLast(Boolean) ?? '';
      sections.push({ record: headingRecord(routePath, 1, heading, above), heading, depth, id, page, parent: index });
      continue;
    }
    let parent = index - 1;
    while ((sections[parent]?.depth ?? 0) >= depth) parent--;
    const above = sections[parent]?.record.hierarchy ?? NO_HIERARCHY;
    const id = second ?? usualId(heading);
    const url = `${routePath}#${id}`;
    sections.push({ record: headingRecord(url, depth, heading, above), heading, depth, id, page, parent });
  }
  return sections;
}
