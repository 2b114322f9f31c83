/** What of the local search crosses the wire. */

import { brotliCompressSync } from 'node:zlib';
import type { Lang } from '#shared/page.ts';
import { buildBoot } from '#node/build-boot.ts';
import { buildIndex } from '#search/build-index.ts';
import type { IndexData } from '#search/index-data.ts';
import { toKib, type Row } from '../lib/row.ts';
import { generatedSections } from './generated-sections.ts';

const compressed = (text: string): number => brotliCompressSync(text).length;

/** The engine, and what it loads for a language: the greater part of the 28 KiB up to the first result. */
export async function size(root: string, indexes: ReadonlyMap<Lang, IndexData>): Promise<readonly Row[]> {
  const engine = compressed(await buildBoot(root, 'src/entry/search-worker.ts'));
  const data = [...indexes].map(([lang, index]) => ({ lang, bytes: compressed(JSON.stringify(index)) }));
  const largest = Math.max(...data.map(({ bytes }) => bytes));
  return [
    { name: 'engine', value: toKib(engine), unit: 'KiB br' },
    ...data.map(({ lang, bytes }): Row => ({ name: `index, ${lang}`, value: toKib(bytes), unit: 'KiB br' })),
    {
      name: 'engine and larger index',
      value: toKib(engine + largest),
      unit: 'KiB br',
      // Issue: 28 KiB from opening to the first result, of which the surface takes about 5.
      budget: { max: 23 },
    },
  ];
}

const MANY_PAGES = 5000;
/** Issue: what the first query may load at 5,000 pages, or the build says that it is more. */
const MANY_PAGES_KB = 150;
const BYTES_A_KB = 1000;

/** The index of a site of 5,000 pages; where it is too large, the build has to say so (`search-index.ts`). */
export function manyPages(warnedBytes: number): Row {
  const bytes = compressed(JSON.stringify(buildIndex('en', generatedSections(MANY_PAGES))));
  const row: Row = { name: `index at ${MANY_PAGES} pages`, value: bytes / BYTES_A_KB, unit: 'KB br' };
  if (bytes > warnedBytes) return { ...row, note: 'the build says that the hosted engine should be switched on' };
  return { ...row, budget: { max: MANY_PAGES_KB } };
}
