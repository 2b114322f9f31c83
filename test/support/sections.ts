import { headingRecord, NO_HIERARCHY, type SearchSection } from '#search/record.ts';

/** A page and its sections, each as a heading, its depth and its text. */
export function sectionsOf(
  routePath: string,
  title: string,
  text = '',
  below: readonly (readonly [heading: string, text?: string, id?: string, depth?: number])[] = [],
): readonly SearchSection[] {
  const page = headingRecord(routePath, 1, title, { ...NO_HIERARCHY, lvl0: 'Guide' });
  let above = page.hierarchy;
  const sections = below.map(([heading, prose = '', id = heading.toLowerCase().replace(/\s+/g, '-'), depth = 2]) => {
    const record = headingRecord(`${routePath}#${id}`, depth, heading, above);
    above = record.hierarchy;
    return { heading: record, routePath, text: prose, code: '', defined: '' };
  });
  return [{ heading: page, routePath, text, code: '', defined: '' }, ...sections];
}
