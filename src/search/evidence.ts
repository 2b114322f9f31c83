/** How much each section says about one slot of a query: BM25F over its heading, the headings above it, and its text. */

import { matchesOf, type Match } from './matches.ts';
import type { OpenIndex } from './open-index.ts';
import type { Slot } from './slots.ts';
import { isHan } from './tokenize.ts';

/** What a match in each field counts. */
const HEADING = 6;
const PHRASE = 5;
const ABOVE = 3.5;
const TEXT = 3;
/** What stands before the first heading of a page says what the page is about. */
const INTRODUCTION = 1.2;
/** Where more of the same stops to count: several things asked for tell more than one of them many times. */
const SATURATION = 3;
/** The words of a name that is not there as a whole; a flag is seldom meant as words. */
const WORDS_OF_NAME = 0.45;
const WORDS_OF_FLAG = 0.3;
/** Only some of the words. */
const SOME_WORDS = 0.33;
/** A heading above names the section, too, but less. */
const NAMED_ABOVE = 0.4;
/** What is only like the word makes it hardly more common. */
const SURE_POWER = 4;
/** Rare words tell more, but the rarest are most often there by chance. */
const RARITY_POWER = 0.6;

export interface Evidence {
  /** By section, from 0 to 1. */
  readonly score: Float32Array;
  /** By name: how much of it is asked for. */
  readonly share: Float32Array;
  /** By name: how surely what is asked for stands in it, from 0 to 1. */
  readonly named: Float32Array;
  /** What finding this slot is worth: the rarer, the more. */
  readonly worth: number;
}

export function evidenceOf(slot: Slot, index: OpenIndex): Evidence {
  const whole = evidenceOfMatches(matchesOf(slot, index), index);
  const { score, named } = whole;
  const share = slot.isStop ? new Float32Array(named.length) : whole.share;
  if (slot.parts.length === 0) return { score, share, named, worth: whole.worth * slot.weight };

  const parts = slot.parts.map((part) => evidenceOf(part, index));
  const sum = parts.reduce((total, part) => total + part.worth, 0) || 1;
  const worth = Math.max(whole.worth, sum / parts.length);
  const factor = isHan(slot.typed) ? 1 : slot.typed.startsWith('-') ? WORDS_OF_FLAG : WORDS_OF_NAME;
  for (let section = 0; section < score.length; section++) {
    let value = 0;
    let found = 0;
    for (const part of parts) {
      const own = part.score[section] ?? 0;
      if (own > 0) found++;
      value += (own * part.worth) / sum;
    }
    value *= factor * (found === parts.length ? 1 : SOME_WORDS);
    raise(score, section, value);
  }
  for (let name = 0; name < named.length; name++) {
    let shares = 0;
    let sure = 0;
    for (const part of parts) {
      shares += part.share[name] ?? 0;
      sure += ((part.named[name] ?? 0) * part.worth) / sum;
    }
    raise(share, name, Math.min(1, shares));
    raise(named, name, sure * factor);
  }
  return { score, share, named, worth: worth * slot.weight };
}

const raise = (list: Float32Array, at: number, value: number) => {
  if (value > (list[at] ?? 0)) list[at] = value;
};

/** The terms all stand for one thing: a section counts by the best of them. */
export function evidenceOfMatches(matches: readonly Match[], index: OpenIndex): Evidence {
  const { sections, names } = index;
  const count = sections.length;
  const headings = new Float32Array(count);
  const phrases = new Float32Array(count);
  const texts = new Float32Array(count);
  const share = new Float32Array(names.length);
  const named = new Float32Array(names.length);
  const sure = new Float32Array(count);
  const isOnPage = new Uint8Array(count);
  const touch = (section: number, factor: number) => {
    raise(sure, section, factor);
    isOnPage[sections[section]?.page ?? section] = 1;
  };
  for (const { term, factor } of matches) {
    for (const place of index.headings.get(term) ?? []) {
      const section = names[place.name]?.section ?? -1;
      touch(section, factor);
      raise(place.name < count ? headings : phrases, section, place.weight * factor);
      raise(share, place.name, place.share * factor);
      raise(named, place.name, Math.min(1, place.full) * factor);
    }
    for (const [section, weight] of index.texts.get(term) ?? []) {
      touch(section, factor);
      raise(texts, section, weight * factor);
    }
  }
  let found = 0;
  const score = new Float32Array(count);
  for (let at = 0; at < count; at++) {
    const section = sections[at];
    if (!section || isOnPage[section.page] === 0) continue;
    const { page, parent, depth } = section;
    const [heading, text, certain] = [headings[at] ?? 0, texts[at] ?? 0, sure[at] ?? 0];
    if (certain > 0) found += certain ** SURE_POWER;
    let above = 0;
    for (let up = parent; up !== at; up = sections[up]?.parent ?? up) {
      above = Math.max(above, headings[up] ?? 0);
      if (up === page) break;
    }
    const value =
      Math.max(HEADING * heading, PHRASE * (phrases[at] ?? 0), ABOVE * above) +
      TEXT * text * (depth === 1 ? INTRODUCTION : 1);
    score[at] = value / (value + SATURATION);
    raise(named, at, NAMED_ABOVE * Math.min(1, above));
  }
  return { score, share, named, worth: worthOf(found, count) };
}

/** BM25's inverse document frequency; what nothing has is worth most. */
function worthOf(found: number, count: number): number {
  return (
    (found === 0 ? Math.log(1 + count) : Math.log(1 + Math.max(0, count - found + 0.5) / (found + 0.5))) ** RARITY_POWER
  );
}
