/** The judged sets: queries of readers, with the sections that answer them. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '#shared/page.ts';
import type { LocalEngine } from '#search/local-engine.ts';

export interface Judged {
  readonly query: string;
  readonly lang: Lang;
  readonly kind: string;
  /** Addresses of the sections that answer, all equally good. */
  readonly sections: readonly string[];
}

/** The result of one query. */
export interface Outcome extends Judged {
  readonly isSectionFirst: boolean;
  readonly isPageFirst: boolean;
  readonly isPageInThree: boolean;
  readonly found: readonly string[];
}

/** The sets that the search was tuned with; `spent` was held out before. */
export const OPEN_SETS = ['tuning', 'extra', 'spent'] as const;
/** Single words, pieces of code and pasted errors; seen too, with limits of its own. */
export const WORDS = 'words';
/**
 * Held out: nobody who works on the search reads their queries. But phrases were chosen by the figures of `final` and
 * `fresh`.
 */
export const HELD_OUT_SETS = ['final', 'fresh', 'unseen', 'unread', 'untouched'] as const;

/** Options of the search dialog. */
export const MOST_HITS = 20;
const OPTIONS = { hitsPerPage: MOST_HITS, snippetWords: 10 };
const FEW = 3;

export type Engines = Readonly<Record<Lang, LocalEngine>>;

/** The queries of a set. */
export function readJudged(set: string): readonly Judged[] {
  const file = join(import.meta.dirname, '../judged', `${set}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as readonly Judged[];
}

const pageOf = (url: string) => url.split('#')[0] ?? url;

/** Addresses of the sections that a query finds, best first. */
export type Find = (query: string) => readonly string[];

export const findIn =
  (engine: LocalEngine): Find =>
  (query) =>
    engine.search(query, OPTIONS).hits.map(({ url }) => url);

/** Runs a query and compares the results with the judged sections. */
export function judge(judged: Judged, find: Find): Outcome {
  const found = find(judged.query);
  const pages = [...new Set(found.map(pageOf))];
  const wanted = new Set(judged.sections.map(pageOf));
  const has = (page: string | undefined) => page !== undefined && wanted.has(page);
  return {
    ...judged,
    found,
    isSectionFirst: judged.sections.includes(found[0] ?? ''),
    isPageFirst: has(pages[0]),
    isPageInThree: pages.slice(0, FEW).some(has),
  };
}

/** The results of a set's queries in the engines. */
export const judgeAll = (set: string, engines: Engines): readonly Outcome[] =>
  readJudged(set).map((judged) => judge(judged, findIn(engines[judged.lang])));

/** The time of each keystroke of a query, in milliseconds. */
export function typing({ query }: Judged, engine: LocalEngine): readonly number[] {
  return Array.from({ length: query.length }, (_, index) => {
    const started = performance.now();
    engine.search(query.slice(0, index + 1), OPTIONS);
    return performance.now() - started;
  });
}
