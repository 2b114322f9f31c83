/** The same sections and queries in MiniSearch, a well-kept library: what the site's own engine has to be better than. */

import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import type { Lang } from '#shared/page.ts';
import type { SearchSection } from '#search/record.ts';
import { termsOf } from '#search/tokenize.ts';
import { toKib, type Row } from '../lib/row.ts';
import { judge, readJudged, type Find } from './judged.ts';

const FIELDS = ['title', 'above', 'phrases', 'defined', 'text', 'code'];
/** Found by doubling and halving each weight once, on the open sets. */
const BOOST = { title: 4, above: 4, phrases: 8, defined: 4, text: 1, code: 0.5 };
/** Share of a word's letters that may be wrong. */
const FUZZY = 0.2;
const SHARE = 0.95;

type Sections = ReadonlyMap<Lang, readonly SearchSection[]>;

function indexOf(sections: readonly SearchSection[], hasPhrases: boolean): MiniSearch {
  const index = new MiniSearch({ fields: FIELDS, tokenize: (text) => [...termsOf(text)], processTerm: (term) => term });
  const titles = sections.map(
    ({ heading: { hierarchy, type } }) => (type === 'content' ? null : hierarchy[type]) ?? '',
  );
  index.addAll(
    sections.map(({ heading, text, code, defined, phrases }, id) => ({
      id,
      title: titles[id],
      above: Object.values(heading.hierarchy)
        .slice(1)
        .filter((each) => each !== null && each !== titles[id])
        .join(' '),
      phrases: hasPhrases ? phrases.join('\n') : '',
      defined,
      text,
      code,
    })),
  );
  return index;
}

function findIn(index: MiniSearch, sections: readonly SearchSection[]): Find {
  return (query) => {
    const results = index.search(query, {
      boost: BOOST,
      prefix: (_, at, terms) => at === terms.length - 1,
      fuzzy: FUZZY,
    });
    return results.slice(0, 20).map(({ id }) => sections[Number(id)]?.heading.url ?? '');
  };
}

/** Quality, bytes and time of MiniSearch on judged sets, with and without the search phrases. */
export function library(sets: readonly string[], sections: Sections): readonly Row[] {
  return [true, false].flatMap((hasPhrases) => {
    const indexes = new Map([...sections].map(([lang, own]) => [lang, indexOf(own, hasPhrases)]));
    const times: number[] = [];
    const outcomes = sets.flatMap(readJudged).map((judged) => {
      const index = indexes.get(judged.lang);
      const find = index ? findIn(index, sections.get(judged.lang) ?? []) : () => [];
      return judge(judged, (query) => {
        const started = performance.now();
        const found = find(query);
        times.push(performance.now() - started);
        return found;
      });
    });
    const share = (name: 'isPageFirst' | 'isSectionFirst' | 'isPageInThree') =>
      outcomes.filter((outcome) => outcome[name]).length / outcomes.length;
    const name = `MiniSearch ${hasPhrases ? 'with' : 'without'} phrases, ${sets.join(', ')}`;
    const bytes = [...indexes.values()].map((index) => brotliCompressSync(JSON.stringify(index)).length);
    return [
      { name: `${name}: section first`, value: share('isSectionFirst'), unit: '' },
      { name: `${name}: page first`, value: share('isPageFirst'), unit: '' },
      { name: `${name}: page in first three`, value: share('isPageInThree'), unit: '' },
      { name: `${name}: larger index and code`, value: toKib(Math.max(...bytes) + codeBytes()), unit: 'KiB br' },
      {
        name: `${name}: a query, 95th percentile`,
        value: times.toSorted((a, b) => a - b)[Math.floor(times.length * SHARE)] ?? 0,
        unit: 'ms',
      },
    ];
  });
}

/** The library as a page would load it. */
function codeBytes(): number {
  const file = createRequire(import.meta.url)
    .resolve('minisearch')
    .replace(/[^/\\]*$/, '../umd/index.js');
  return brotliCompressSync(readFileSync(file)).length;
}
