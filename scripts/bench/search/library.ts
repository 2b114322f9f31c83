/** MiniSearch, a well-kept library, with the same sections and queries: the site's own engine must be better. */

import MiniSearch from 'minisearch';
import { byLang, type Lang } from '#shared/page.ts';
import type { IndexHeadings, IndexWords } from '#search/index-data.ts';
import { createEngine } from '#search/local-engine.ts';
import { headingOf, type SearchSection } from '#search/record.ts';
import { termsOf } from '#search/tokenize.ts';
import { toKib, type Row } from '../lib/row.ts';
import { brotliBytes } from '../lib/server.ts';
import { findIn, judge, MOST_HITS, readJudged, type Find } from './judged.ts';
import { percentile, share } from './quality.ts';

const FIELDS = ['title', 'above', 'phrases', 'defined', 'text', 'code'];
/** Found by doubling and halving each weight once, on the open sets. */
const BOOST = { title: 4, above: 4, phrases: 8, defined: 4, text: 1, code: 0.5 };
/** Share of a word's letters that may be wrong. */
const FUZZY = 0.2;

function indexOf(sections: readonly SearchSection[], hasPhrases: boolean): MiniSearch {
  const index = new MiniSearch({ fields: FIELDS, tokenize: (text) => [...termsOf(text)], processTerm: (term) => term });
  const titles = sections.map(({ heading }) => headingOf(heading));
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

/** Finds sections in MiniSearch. */
function findInLibrary(index: MiniSearch, sections: readonly SearchSection[]): Find {
  return (query) => {
    const results = index.search(query, {
      boost: BOOST,
      prefix: (_, at, terms) => at === terms.length - 1,
      fuzzy: FUZZY,
    });
    return results.slice(0, MOST_HITS).map(({ id }) => sections[Number(id)]?.heading.url ?? '');
  };
}

/** One way to search: its index as text, and its answers. */
interface Searcher {
  readonly data: string;
  readonly find: Find;
}

/** Quality, bytes and time of the engine and of MiniSearch, with and without the search phrases, asked alike. */
export function compareWithLibrary(
  sets: readonly string[],
  sections: Readonly<Record<Lang, readonly SearchSection[]>>,
  whole: Readonly<Record<Lang, IndexHeadings & IndexWords>>,
): readonly Row[] {
  const withLibrary = (hasPhrases: boolean) => (lang: Lang) => {
    const index = indexOf(sections[lang], hasPhrases);
    return { data: JSON.stringify(index), find: findInLibrary(index, sections[lang]) };
  };
  const withEngine = (lang: Lang) => {
    return { data: JSON.stringify(whole[lang]), find: findIn(createEngine(whole[lang])) };
  };
  return [
    ...rowsOf('the engine', withEngine, sets),
    ...rowsOf('MiniSearch', withLibrary(true), sets),
    ...rowsOf('MiniSearch without phrases', withLibrary(false), sets),
  ];
}

function rowsOf(name: string, open: (lang: Lang) => Searcher, sets: readonly string[]): readonly Row[] {
  const searchers = byLang(open);
  const times: number[] = [];
  const outcomes = sets.flatMap(readJudged).map((judged) =>
    judge(judged, (query) => {
      const started = performance.now();
      const found = searchers[judged.lang].find(query);
      times.push(performance.now() - started);
      return found;
    }),
  );
  const larger = Math.max(...Object.values(searchers).map(({ data }) => brotliBytes(data)));
  return [
    { name: `${name}: section first`, value: share(outcomes, (each) => each.isSectionFirst), unit: '' },
    { name: `${name}: page first`, value: share(outcomes, (each) => each.isPageFirst), unit: '' },
    { name: `${name}: page in first three`, value: share(outcomes, (each) => each.isPageInThree), unit: '' },
    { name: `${name}: larger index`, value: toKib(larger), unit: 'KiB br' },
    { name: `${name}: a query, asked once, 95th percentile`, value: percentile(times), unit: 'ms' },
  ];
}
