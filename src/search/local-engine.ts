/** The local engine: an index in, answers out. Fetches nothing and keeps nothing but what it was given. */

import { evidenceOf } from './evidence.ts';
import { highlight, type Meant } from './highlight.ts';
import type { IndexData, IndexWords } from './index-data.ts';
import { openIndex, withWords } from './open-index.ts';
import { rank } from './rank.ts';
import { isPlural, slotsOf, type Slot } from './slots.ts';
import { snippetOf } from './snippet.ts';
import type { SearchAnswer, SearchHit, SearchOptions } from './source.ts';
import { suggestions } from './suggest.ts';
import { fold } from './tokenize.ts';

/** The texts of a page: what stands below each of its headings, the page's own first. */
export type PageTexts = readonly string[];

export interface LocalEngine {
  search(query: string, options: SearchOptions): SearchAnswer;
  /** Runs one throw-away query so that the engine is compiled: the first query takes five times as long as any other. */
  warmUp(): void;
  /** Numbers of the pages whose texts the snippets of these hits need and that were not given yet. */
  missingTexts(hits: readonly SearchHit[]): readonly number[];
  giveTexts(page: number, texts: PageTexts): void;
  /** Takes all words of the texts in place of the few that the index came with; until it is done, those answer. */
  giveWords(words: IndexWords): Promise<void>;
  suggest(query: string): readonly string[];
}

/** Lets what has come meanwhile be answered. */
const pause = () => new Promise((done) => setTimeout(done));

export function createEngine(data: IndexData): LocalEngine {
  let index = openIndex(data);
  const numbers = new Map(index.sections.map(({ record }, number) => [record.url, number]));
  /** From the number of a page's section to the number of the page. */
  const pages = new Map(index.sections.filter(({ depth }) => depth === 1).map(({ page }, number) => [page, number]));
  const texts = new Map<number, PageTexts>();

  const meantBy = (slots: readonly Slot[]): Meant => {
    const all = slots.filter(({ isStop }) => !isStop);
    const last = all.at(-1);
    return {
      terms: new Set(all.flatMap((slot) => evidenceOf(slot, index).terms)),
      typed: last?.isLast && !isPlural(last) ? fold(last.typed) : '',
    };
  };

  const search = (query: string, { hitsPerPage, snippetWords }: SearchOptions): SearchAnswer => {
    const slots = slotsOf(query, index);
    const ranked = rank(slots, query, index);
    const meant = meantBy(slots);
    const hits = ranked.slice(0, hitsPerPage).flatMap(({ section }): readonly SearchHit[] => {
      const place = index.sections[section];
      if (!place) return [];
      const text = texts.get(pages.get(place.page) ?? -1)?.[section - place.page] ?? '';
      const title = highlight(place.heading, meant);
      const { objectID, url, type, hierarchy, content } = place.record;
      // What only the text or a phrase has is a content hit; it leads to its section.
      const isOwn = title.some(({ isMatch }) => isMatch);
      // A hit by a phrase has no mark anywhere: its first words say what it is.
      const snippet = snippetOf(text, meant, snippetWords, !isOwn);
      return [
        {
          objectID: isOwn ? objectID : `${url}::content`,
          url,
          type: isOwn ? type : 'content',
          hierarchy,
          content,
          title,
          snippet,
        },
      ];
    });
    return { hits, nbHits: ranked.length };
  };

  return {
    search,
    // In the language's own words.
    warmUp: () => void search(index.sections.at(-1)?.heading ?? '', { hitsPerPage: 1, snippetWords: 1 }),
    missingTexts(hits) {
      const needed = hits.flatMap(({ url }) => index.sections[numbers.get(url) ?? -1]?.page ?? []);
      return [...new Set(needed.map((page) => pages.get(page) ?? -1))].filter((page) => !texts.has(page));
    },
    async giveWords(words) {
      const steps = withWords(index, words);
      let step = steps.next();
      while (!step.done) {
        await pause();
        step = steps.next();
      }
      index = step.value;
    },
    giveTexts: (page, given) => void texts.set(page, given),
    suggest: (query) => suggestions(query, index, (other) => rank(slotsOf(other, index), other, index).length > 0),
  };
}
