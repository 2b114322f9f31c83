/** Which sections answer a query best. */

import { evidenceOf, evidenceOfMatches } from './evidence.ts';
import { matchesOf } from './matches.ts';
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

const add = (list: Float32Array, at: number, value: number) => {
  list[at] = (list[at] ?? 0) + value;
};

/** The sections that answer, best first; equals in reading order. */
export function rank(slots: readonly Slot[], query: string, index: OpenIndex): readonly Ranked[] {
  const { sections, names } = index;
  const count = sections.length;
  const score = new Float32Array(count);
  const pages = new Float32Array(count);
  const share = new Float32Array(names.length);
  const named = new Float32Array(names.length);
  let worth = 0;
  const best = new Float32Array(count);
  for (const slot of slots) {
    const evidence = evidenceOf(slot, index);
    worth += evidence.worth;
    best.fill(0);
    for (let at = 0; at < count; at++) {
      const value = (evidence.score[at] ?? 0) * evidence.worth;
      if (value === 0) continue;
      add(score, at, value);
      const page = sections[at]?.page ?? at;
      const more = value - (best[page] ?? 0);
      if (more <= 0) continue;
      add(pages, page, more);
      best[page] = value;
    }
    for (let name = 0; name < names.length; name++) {
      add(share, name, evidence.share[name] ?? 0);
      add(named, name, (evidence.named[name] ?? 0) * evidence.worth);
    }
  }
  for (const name of joinedNames(slots)) {
    const matches = matchesOf(name, index, false);
    if (matches.length === 0) continue;
    const evidence = evidenceOfMatches(matches, index);
    const weight = name.weight * JOINED;
    for (let at = 0; at < count; at++) {
      const value = (evidence.score[at] ?? 0) * evidence.worth * weight;
      if (value === 0) continue;
      add(score, at, value);
    }
    for (let name = 0; name < names.length; name++) {
      share[name] = Math.max(share[name] ?? 0, evidence.share[name] ?? 0);
      add(named, name, (evidence.named[name] ?? 0) * evidence.worth * weight);
    }
  }
  const whole = squeeze(query);
  const titled = new Float32Array(count);
  for (const [name, { section, squeezed }] of names.entries()) {
    const isHeading = name < count;
    const shared = Math.min(1, share[name] ?? 0);
    const value = shared ** SHARE_POWER * ((named[name] ?? 0) / worth) ** NAMED_POWER;
    const equal = squeezed === whole ? (isHeading ? EQUAL : EQUAL_PHRASE) : 1;
    titled[section] = Math.max(titled[section] ?? 0, (1 + (isHeading ? NAMED : PHRASED) * value) * equal);
  }
  const found: Ranked[] = [];
  for (let at = 0; at < count; at++) {
    const own = (score[at] ?? 0) / worth;
    const section = sections[at];
    if (!section || !(own >= LEAST)) continue;
    const { depth, heading, page } = section;
    let value = own ** COVERAGE_POWER * (titled[at] ?? 1) + PAGE * ((pages[page] ?? 0) / worth) ** COVERAGE_POWER;
    if (depth === 1) value *= FIRST;
    if (ELSEWHERE_HEADING.test(heading)) value *= ELSEWHERE;
    found.push({ section: at, score: value, inHeading: (share[at] ?? 0) > 0 });
  }
  return found.toSorted((a, b) => b.score - a.score || a.section - b.section);
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
