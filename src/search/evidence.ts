/** How much each section says about one slot of a query: BM25F over its heading, the headings above it, and its text. */

import { matchesOf, type Match } from './matches.ts';
import type { OpenIndex } from './open-index.ts';
import type { Slot } from './slots.ts';

/** By section. */
export interface Evidence {
  readonly score: Float64Array;
  /** How much of the section's own heading is asked for. */
  readonly share: Float64Array;
  /** What finding this slot is worth: the rarer, the more. */
  readonly worth: number;
}

/** What a match in each field counts. */
const HEADING = 5;
const ABOVE = 1.35;
const TEXT = 1.05;
/** What stands before the first heading of a page says what the page is about. */
const INTRODUCTION = 1.4;
/** Anything on the same page. */
const PAGE = 0.08;
/** The words of a name that is not there as a whole; a flag is less often meant as words. */
const WORDS_OF_NAME = 0.46;
const WORDS_OF_FLAG = 0.7;
/** Only some of the words. */
const SOME_WORDS = 0.33;

export function evidenceOf(slot: Slot, index: OpenIndex): Evidence {
  const whole = evidenceOfMatches(matchesOf(slot, index), index);
  const score = whole.score.map((value) => value * slot.weight);
  const share = slot.isStop ? new Float64Array(score.length) : whole.share;
  if (slot.parts.length === 0) return { score, share, worth: whole.worth * slot.weight };

  const parts = slot.parts.map((part) => evidenceOf(part, index));
  const sum = parts.reduce((total, part) => total + part.worth, 0) || 1;
  const worth = Math.max(whole.worth, sum / parts.length);
  const factor = ((slot.typed.startsWith('-') ? WORDS_OF_FLAG : WORDS_OF_NAME) * worth * slot.weight) / sum;
  for (let section = 0; section < score.length; section++) {
    const found = parts.filter((part) => (part.score[section] ?? 0) > 0);
    const value = total(found, 'score', section) * factor * (found.length === parts.length ? 1 : SOME_WORDS);
    if (value <= (score[section] ?? 0)) continue;
    score[section] = value;
    share[section] = Math.min(1, total(found, 'share', section));
  }
  return { score, share, worth: worth * slot.weight };
}

function total(parts: readonly Evidence[], of: 'score' | 'share', section: number): number {
  let sum = 0;
  for (const part of parts) sum += part[of][section] ?? 0;
  return sum;
}

/** The terms all stand for one thing: a section counts by the best of them. */
export function evidenceOfMatches(matches: readonly Match[], index: OpenIndex): Evidence {
  const { sections } = index;
  const count = sections.length;
  const headings = new Float64Array(count);
  const texts = new Float64Array(count);
  const share = new Float64Array(count);
  const pages = new Float64Array(count);
  const raise = (list: Float64Array, at: number, value: number) => {
    if (value > (list[at] ?? 0)) list[at] = value;
  };
  let spread = 0;
  for (const { term, factor } of matches) {
    spread = Math.max(spread, index.spread.get(term) ?? 0);
    for (const place of index.headings.get(term) ?? []) {
      raise(headings, place.section, place.weight * factor);
      raise(share, place.section, place.share * factor);
    }
    for (const [section, weight] of index.texts.get(term) ?? []) raise(texts, section, weight * factor);
  }
  let found = 0;
  for (const [at, { page }] of sections.entries()) {
    const best = Math.max(headings[at] ?? 0, texts[at] ?? 0);
    if (best > 0) found++;
    raise(pages, page, best);
  }
  const worth = worthOf(Math.max(found, spread), count);
  const score = new Float64Array(count);
  for (const [at, { page, parent, depth }] of sections.entries()) {
    const onPage = pages[page] ?? 0;
    if (onPage === 0) continue;
    let above = 0;
    for (let up = parent; up !== at; up = sections[up]?.parent ?? up) {
      above = Math.max(above, headings[up] ?? 0);
      if (up === page) break;
    }
    const text = (texts[at] ?? 0) * (depth === 1 ? INTRODUCTION : 1);
    score[at] = worth * (Math.max(HEADING * (headings[at] ?? 0), ABOVE * above) + TEXT * text + PAGE * onPage);
  }
  return { score, share, worth };
}

/** BM25's inverse document frequency; what nothing has is worth most. */
function worthOf(found: number, count: number): number {
  return found === 0 ? Math.log(1 + count) : Math.log(1 + Math.max(0, count - found + 0.5) / (found + 0.5));
}
