/** Transfer sizes of the local search. */

import { LANGS, type Lang } from '#shared/page.ts';
import { WARN_BYTES } from '#node/output/search-files.ts';
import { bundleScript } from '#node/vite/bundle-script.ts';
import { buildHeadings, buildWords } from '#search/build-index.ts';
import type { IndexHeadings, IndexWords } from '#search/index-data.ts';
import { toKib, type Row } from '../lib/row.ts';
import { brotliBytes } from '../lib/server.ts';
import { generatedSections } from './generated-sections.ts';

/** Goal for the file that loads right after the first answer; met until the newer pages got phrases. */
const MOST_WORDS_KIB = 75;

/** Sizes of the engine and its data for a language: the greater part of the 28 KiB up to the first result. */
export async function size(
  root: string,
  first: Readonly<Record<Lang, IndexHeadings>>,
  whole: Readonly<Record<Lang, IndexWords>>,
): Promise<readonly Row[]> {
  const engine = brotliBytes(await bundleScript(root, 'src/entry/search-worker.ts'));
  const data = LANGS.map((lang) => ({ lang, bytes: brotliBytes(JSON.stringify(first[lang])) }));
  const largest = Math.max(...data.map(({ bytes }) => bytes));
  return [
    { name: 'engine', value: toKib(engine), unit: 'KiB br' },
    ...data.map(({ lang, bytes }): Row => ({ name: `headings, ${lang}`, value: toKib(bytes), unit: 'KiB br' })),
    ...LANGS.map((lang): Row => {
      const { terms, postings, phrases } = whole[lang];
      return {
        name: `all words, ${lang}`,
        value: toKib(brotliBytes(JSON.stringify({ terms, postings, phrases }))),
        unit: 'KiB br',
        budget: { max: MOST_WORDS_KIB, later: true },
      };
    }),
    {
      name: 'engine and larger headings',
      value: toKib(engine + largest),
      unit: 'KiB br',
      // Goal: 28 KiB from opening to the first result, of which the dialog takes 6.6.
      budget: { max: 21.4 },
    },
  ];
}

const MANY_PAGES = 5000;
/** Goal for the first query at 5,000 pages; above it the build must warn. */
const MANY_PAGES_KB = 150;
const BYTES_A_KB = 1000;

/** Index sizes of a site of 5,000 pages; where the first is too large, the build must warn (`search-files.ts`). */
export function manyPages(): readonly Row[] {
  const sections = generatedSections(MANY_PAGES);
  const bytes = brotliBytes(JSON.stringify(buildHeadings('en', sections)));
  const words = brotliBytes(JSON.stringify(buildWords('en', sections)));
  const row: Row = { name: `headings at ${MANY_PAGES} pages`, value: bytes / BYTES_A_KB, unit: 'KB br' };
  return [
    bytes > WARN_BYTES
      ? { ...row, note: 'the build says that the hosted engine should be switched on' }
      : { ...row, budget: { max: MANY_PAGES_KB } },
    { name: `all words at ${MANY_PAGES} pages`, value: words / BYTES_A_KB, unit: 'KB br' },
  ];
}
