/**
 * The local search engine. Fetches nothing; keeps only the data passed in. A query passes through five stages: analysis
 * (`query-terms.ts`), matching (`matches.ts`), scores of each term (`evidence.ts`) and of names (`likeness.ts`), rank
 * (`rank.ts`), and hits with snippets, in this file. Each file has its weights at the top; those of names and phrases
 * are in `name-terms.ts` and `open-index.ts`, those of texts in `build-index.ts`.
 */

import { evidenceOf } from './evidence.ts';
import { highlight, type Matched } from './highlight.ts';
import type { IndexHeadings, IndexWords } from './index-data.ts';
import { openIndex, withWords } from './open-index.ts';
import { rank } from './rank.ts';
import { contentRecord } from './record.ts';
import { isPlural, queryTermsOf, type QueryTerm } from './query-terms.ts';
import { snippetOf } from './snippet.ts';
import type { SearchAnswer, SearchHit, SearchOptions } from './source.ts';
import { suggestions } from './suggest.ts';
import { fold } from './tokenize.ts';

/** A page's texts, one for each section in order; the first is the text below the page's title. */
export type PageTexts = readonly string[];

export type LocalEngine = ReturnType<typeof createEngine>;

/** Yields to pending queries. */
const pause = () => new Promise((done) => setTimeout(done));

/** Creates an engine over the index of a language. Without the words, it searches the headings alone. */
export function createEngine(data: IndexHeadings & Partial<IndexWords>) {
  let index = openIndex(data);
  const numbers = new Map(index.sections.map(({ record }, number) => [record.url, number]));
  /** The number of each page, by the number of its first section. */
  const pages = new Map(index.sections.filter(({ depth }) => depth === 1).map(({ page }, number) => [page, number]));
  const texts = new Map<number, PageTexts>();

  const matchedBy = (queryTerms: readonly QueryTerm[]): Matched => {
    const all = queryTerms.filter(({ isStop }) => !isStop);
    const last = all.at(-1);
    return {
      terms: new Set(all.flatMap((queryTerm) => evidenceOf(queryTerm, index).terms)),
      typed: last?.isLast && !isPlural(last) ? fold(last.typed) : '',
    };
  };

  const search = (query: string, { hitsPerPage, snippetWords }: SearchOptions): SearchAnswer => {
    const queryTerms = queryTermsOf(query, index);
    const ranked = rank(queryTerms, query, index);
    const matched = matchedBy(queryTerms);
    const hits = ranked.slice(0, hitsPerPage).flatMap(({ section }): readonly SearchHit[] => {
      const place = index.sections[section];
      if (!place) return [];
      const text = texts.get(pages.get(place.page) ?? -1)?.[section - place.page] ?? '';
      const title = highlight(place.heading, matched);
      // A match only in the text or in a phrase makes a content hit; it links to its section.
      const isOwn = title.some(({ isMatch }) => isMatch);
      // A match by phrase has nothing to mark: the snippet shows the text's first words.
      const snippet = snippetOf(text, matched, snippetWords, !isOwn);
      return [{ ...(isOwn ? place.record : contentRecord(place.record, null)), title, snippet }];
    });
    return { hits, nbHits: ranked.length };
  };

  return {
    search,
    /**
     * Runs a throw-away query to compile the engine: the first query takes five times as long as others. The query is a
     * heading of the index, and so in the language of the pages.
     */
    warmUp: () => void search(index.sections.at(-1)?.heading ?? '', { hitsPerPage: 1, snippetWords: 1 }),
    /** Numbers of the pages whose texts are still missing for the snippets of these hits. */
    missingTexts(hits: readonly SearchHit[]) {
      const needed = hits.flatMap(({ url }) => index.sections[numbers.get(url) ?? -1]?.page ?? []);
      return [...new Set(needed.map((page) => pages.get(page) ?? -1))].filter((page) => !texts.has(page));
    },
    /** Adds the words of the texts; until the promise resolves, queries search the headings alone. */
    async addWords(words: IndexWords) {
      const steps = withWords(index, words);
      let step = steps.next();
      while (!step.done) {
        await pause();
        step = steps.next();
      }
      index = step.value;
    },
    addTexts: (page: number, given: PageTexts) => void texts.set(page, given),
    suggest: (query: string) =>
      suggestions(query, index, (other) => rank(queryTermsOf(other, index), other, index).length > 0),
  };
}
