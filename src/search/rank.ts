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
const JOINED = 0.52;
const MOST_JOINED = 5;
/** A heading that is the query. */
const EQUAL = 3.2;
/** A heading of which every word is asked for. */
const WHOLE_HEADING = 1;
/** A page before its sections. */
const PAGE = 1.13;
/** Lists of links to other pages find everything and answer nothing. */
const ELSEWHERE = 0.1;
const ELSEWHERE_HEADING = /^(?:where to go next|next steps|下一步)$/i;
/** A section that has hardly anything of what is asked for is no answer. */
const LEAST_COVERAGE = 0.1;

/** The sections that answer, best first; equals in reading order. */
export function rank(slots: readonly Slot[], query: string, index: OpenIndex): readonly Ranked[] {
  const count = index.sections.length;
  const score = new Float64Array(count);
  const covered = new Float64Array(count);
  const share = new Float64Array(count);
  let worth = 0;
  for (const slot of slots) {
    const evidence = evidenceOf(slot, index);
    worth += evidence.worth;
    for (let at = 0; at < count; at++) {
      const value = evidence.score[at] ?? 0;
      score[at] = (score[at] ?? 0) + value;
      covered[at] = (covered[at] ?? 0) + Math.min(evidence.worth, value);
      share[at] = (share[at] ?? 0) + (evidence.share[at] ?? 0);
    }
  }
  for (const name of joinedNames(slots)) {
    const matches = matchesOf(name, index, false);
    if (matches.length === 0) continue;
    const evidence = evidenceOfMatches(matches, index);
    for (let at = 0; at < count; at++) {
      score[at] = (score[at] ?? 0) + (evidence.score[at] ?? 0) * JOINED;
      share[at] = Math.max(share[at] ?? 0, evidence.share[at] ?? 0);
    }
  }
  const whole = squeeze(query);
  const found: Ranked[] = [];
  for (const [at, { depth, heading }] of index.sections.entries()) {
    const coverage = (covered[at] ?? 0) / worth;
    if (!(coverage >= LEAST_COVERAGE)) continue;
    const asked = Math.min(1, share[at] ?? 0);
    let value = (score[at] ?? 0) * coverage * (1 + WHOLE_HEADING * asked * coverage);
    if (index.squeezed[at] === whole) value *= EQUAL;
    if (depth === 1) value *= PAGE;
    if (ELSEWHERE_HEADING.test(heading)) value *= ELSEWHERE;
    found.push({ section: at, score: value, inHeading: asked > 0 });
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
