/** Removes phrases from the files of search phrases. */

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Lang } from '#shared/page.ts';

/**
 * Keeps only the given phrases in files. Sections and files without any are removed.
 * @param files absolute paths
 */
export function pruneFiles(files: readonly string[], kept: ReadonlyMap<Lang, ReadonlySet<string>>): void {
  for (const file of files) {
    const document = parseDocument(readFileSync(file, 'utf8'), { schema: 'failsafe' });
    const sections = document.contents;
    if (!isMap(sections)) continue;
    for (const { value: section } of sections.items) {
      if (!isMap(section)) continue;
      for (const { key, value: phrases } of section.items) {
        const own = kept.get(String(key) as Lang);
        if (isSeq(phrases))
          phrases.items = phrases.items.filter((item) => isScalar(item) && own?.has(String(item.value)));
      }
      section.items = section.items.filter(({ value }) => isSeq(value) && value.items.length > 0);
    }
    sections.items = sections.items.filter(({ value }) => isMap(value) && value.items.length > 0);
    if (sections.items.length === 0) rmSync(file);
    // One phrase per line, however long.
    else writeFileSync(file, document.toString({ lineWidth: 0 }));
  }
}
