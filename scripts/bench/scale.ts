/** Builds sites of several sizes: time and memory should grow with the pages and no faster. Takes ten minutes. */

import { join } from 'node:path';
import { writeGeneratedContent, PAGES_A_SECTION, SECTIONS_VARIABLE } from './lib/generated-site.ts';
import { build, copyProject } from '../project-copy.ts';
import { toMegabytes, type Row } from './lib/row.ts';
import { GENERATED_CONFIG } from './lib/sites.ts';

const SIZES = [250, 1000, 5000, 10_000];
/** Each section has its pages in two languages. */
const PAGES = 2 * PAGES_A_SECTION;

export async function scale(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const pages of SIZES) {
    const sections = Math.ceil(pages / PAGES);
    const folder = copyProject(`scale-${pages}`);
    writeGeneratedContent(join(folder, 'content'), sections);
    const options = { config: GENERATED_CONFIG, env: { [SECTIONS_VARIABLE]: String(sections) } };
    const cold = await build(folder, options);
    const again = await build(folder, options);
    const made = sections * PAGES;
    rows.push(
      { name: `${made} pages, cold build: CPU`, value: cold.cpuSeconds, unit: 's' },
      { name: `${made} pages, cold build: CPU a page`, value: (1000 * cold.cpuSeconds) / made, unit: 'ms' },
      { name: `${made} pages, cold build: peak memory`, value: toMegabytes(cold.peakBytes), unit: 'MB' },
      { name: `${made} pages, nothing changed: CPU`, value: again.cpuSeconds, unit: 's' },
    );
  }
  return rows;
}
