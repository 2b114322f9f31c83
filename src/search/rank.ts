/** Which sections answer a query best. */

import { evidenceOf } from './evidence.ts';
import type { OpenIndex } from './open-index.ts';
import type { Slot } from './slots.ts';
import { squeeze } from './tokenize.ts';

export interface Ranked {
  readonly section: number;
  readonly score: number;
  readonly inHeading: boolean;
}

/** Words typed apart that are one name on the pages: `setup files`. */
const JOINED = 0.4;
const MOST_JOINED = 5;
/** All of a query in one place before much of it. */
const COVERAGE_POWER = 1.5;
/** A heading that names what is asked for, and little else. */
const NAMED = 1.3;
const SHARE_POWER = 0.4;
const NAMED_POWER = 0.6;
/** What the whole page of the section has. */
const PAGE = 0.12;
/** A phrase that names it. */
const PHRASED = 1.3;
/** A heading or a phrase that is the query. */
const EQUAL = 2;
const EQUAL_PHRASE = 1.5;
/** A page before its sections. */
const FIRST = 1.05;
/** A section that has hardly anything of what is asked for is no answer. */
const LEAST = 0.1;
/** Lists of links to other pages find everything and answer nothing. */
const ELSEWHERE = 0.1;
const ELSEWHERE_HEADING = /^(?:where to go next|next steps|下一步)$/i;

/** The sections that answer, best first; equals in reading order. */
export function rank(slots: readonly Slot[], query: string, index: OpenIndex): readonly Ranked[] {
  const { sections, names } = index;
  const score = new Float32Array(sections.length);
  const pages = new Float32Array(sections.length);
  const share = new Float32Array(names.length);
  const named = new Float32Array(names.length);
  let asked = 0;
  for (const slot of slots) {
    const evidence = evidenceOf(slot, index);
    const worth = evidence.worth * slot.weight;
    asked += worth;
    const best = new Map<number, number>();
    for (const [section, value] of evidence.sections) {
      add(score, section, value * worth);
      const page = sections[section]?.page ?? section;
      best.set(page, Math.max(value, best.get(page) ?? 0));
    }
    for (const [page, value] of best) add(pages, page, value * worth);
    for (const [name, naming] of evidence.names) {
      add(share, name, naming.share);
      add(named, name, naming.sure * worth);
    }
  }
  for (const slot of joinedNames(slots)) {
    const evidence = evidenceOf(slot, index, false);
    const worth = evidence.worth * JOINED;
    for (const [section, value] of evidence.sections) add(score, section, value * worth);
    for (const [name, naming] of evidence.names) {
      share[name] = Math.max(share[name] ?? 0, naming.share);
      add(named, name, naming.sure * worth);
    }
  }
  const titled = titles(share, named, asked, query, index);
  const found: Ranked[] = [];
  for (const [at, { depth, heading, page }] of sections.entries()) {
    const own = (score[at] ?? 0) / asked;
    if (!(own >= LEAST)) continue;
    let value = own ** COVERAGE_POWER * (titled[at] ?? 1) + PAGE * ((pages[page] ?? 0) / asked) ** COVERAGE_POWER;
    if (depth === 1) value *= FIRST;
    if (ELSEWHERE_HEADING.test(heading)) value *= ELSEWHERE;
    found.push({ section: at, score: value, inHeading: (share[at] ?? 0) > 0 });
  }
  return found.toSorted((a, b) => b.score - a.score || a.section - b.section);
}

const add = (list: Float32Array, at: number, value: number) => {
  list[at] = (list[at] ?? 0) + value;
};

/** By how much each section counts more for the best of its names. */
function titles(
  share: Float32Array,
  named: Float32Array,
  asked: number,
  query: string,
  { names, sections }: OpenIndex,
): Float32Array {
  const whole = squeeze(query);
  const titled = new Float32Array(sections.length).fill(1);
  for (const [name, { section, squeezed }] of names.entries()) {
    const shared = Math.min(1, share[name] ?? 0);
    if (shared === 0) continue;
    const [most, equal] = name < sections.length ? [NAMED, EQUAL] : [PHRASED, EQUAL_PHRASE];
    const value = 1 + most * shared ** SHARE_POWER * ((named[name] ?? 0) / asked) ** NAMED_POWER;
    titled[section] = Math.max(titled[section] ?? 1, value * (squeezed === whole ? equal : 1));
  }
  return titled;
}

/** Neighbouring words as one, with and without the words that say little: `pass with no tests`, `mock a module`. */
function joinedNames(slots: readonly Slot[]): readonly Slot[] {
  const names = new Map<string, Slot>();
  for (const list of [slots, slots.filter(({ isStop }) => !isStop)]) {
    for (let start = 0; start < list.length; start++) {
      for (let end = start + 2; end <= Math.min(list.length, start + MOST_JOINED); end++) {
        const run = list.slice(start, end);
        const typed = run.map((slot) => slot.typed).join('');
        const isLast = run.at(-1)?.isLast ?? false;
        if (!/^[a-z0-9]+$/.test(typed)) continue;
        names.set(typed, { typed, term: typed, isLast, parts: [], weight: 1, isStop: false, isName: true });
      }
    }
  }
  return [...names.values()];
}
