import type { PageEntry } from '#shared/page.ts';
import type { Level, SearchRecord } from './record.ts';

const EMPTY: Record<Level, null> = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/**
 * One record for each page and each of its headings.
 * @param page the page
 * @param group the group of the sidebar that it stands in; becomes lvl0
 */
export function headingRecords(page: PageEntry, group: string): readonly SearchRecord[] {
  const top = { ...EMPTY, lvl0: group, lvl1: page.title };
  let hierarchy: SearchRecord['hierarchy'] = top;
  const headings = page.toc.map(({ text, id, depth }): SearchRecord => {
    const above = Object.fromEntries(
      Object.entries(hierarchy).map(([level, value]) => [level, Number(level.slice(3)) < depth ? value : null]),
    );
    hierarchy = { ...EMPTY, ...above, [`lvl${depth}`]: text };
    const url = `${page.routePath}#${id}`;
    return { objectID: url, url, type: `lvl${depth}`, hierarchy, content: null };
  });
  const { routePath } = page;
  return [{ objectID: routePath, url: routePath, type: 'lvl1', hierarchy: top, content: null }, ...headings];
}
