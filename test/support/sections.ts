import { headingRecord, NO_HIERARCHY, type SearchSection } from '#search/record.ts';

/** The search section of a page and those of the headings below it. */
export function sectionsOf(
  routePath: string,
  title: string,
  text = '',
  below: readonly (readonly [
    heading: string,
    text?: string,
    id?: string | undefined,
    depth?: number,
    phrases?: readonly string[],
  ])[] = [],
): readonly SearchSection[] {
  const page = headingRecord(routePath, 1, title, { ...NO_HIERARCHY, lvl0: 'Guide' });
  let above = page.hierarchy;
  const sections = below.map(([heading, prose = '', given, depth = 2, phrases = []]) => {
    const id = given ?? heading.toLowerCase().replace(/\s+/g, '-');
    const record = headingRecord(`${routePath}#${id}`, depth, heading, above);
    above = record.hierarchy;
    return { heading: record, routePath, text: prose, code: '', defined: '', phrases };
  });
  return [{ heading: page, routePath, text, code: '', defined: '', phrases: [] }, ...sections];
}
