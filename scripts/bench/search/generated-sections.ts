import { headingRecord, NO_HIERARCHY, type SearchSection } from '#search/record.ts';
import { Writer } from '../lib/writer.ts';

const HEADINGS = 6;
const WORDS = 100;

/** Sections of generated English pages, the same at every run. */
export function generatedSections(pages: number): readonly SearchSection[] {
  return Array.from({ length: pages }, (_, page) => {
    const writer = new Writer(page);
    const routePath = `/section-${page % 50}/page-${page}`;
    const title = `${writer.word()} ${writer.word()}`;
    const own = headingRecord(routePath, 1, title, { ...NO_HIERARCHY, lvl0: `Section ${page % 50}` });
    const section = (heading: SearchSection['heading']): SearchSection => {
      return {
        heading,
        routePath,
        text: writer.paragraph('en', WORDS),
        code: writer.code(page),
        defined: '',
        phrases: [],
      };
    };
    const below = Array.from({ length: HEADINGS }, (_, index) => {
      const text = writer.sentence('en', 4).slice(0, -1);
      return section(headingRecord(`${routePath}#heading-${index}`, 2, text, own.hierarchy));
    });
    return [section(own), ...below];
  }).flat();
}
