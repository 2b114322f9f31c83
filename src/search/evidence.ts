/** How much each section says about one slot of a query: BM25F over its names, the headings above it, and its text. */

import { matchesOf, type Match } from './matches.ts';
import type { OpenIndex } from './open-index.ts';
import type { Slot } from './slots.ts';
import { addTo, raise, sparseOf, type Sparse } from './sparse.ts';
import { isHan } from './tokenize.ts';

/** What a match in each field counts. */
const HEADING = 6;
const PHRASE = 2.5;
const ABOVE = 3.5;
const TEXT = 3;
/** Where more of the same stops to count: several things asked for tell more than one of them many times. */
const SATURATION = 3;
/** The words of a name that is not there as a whole; a flag is seldom meant as words. */
const WORDS_OF_NAME = 0.45;
const WORDS_OF_FLAG = 0.3;
/** What is only like the word makes it hardly more common. */
const SURE_POWER = 4;
/** Rare words tell more, but the rarest are most often there by chance. */
const RARITY_POWER = 0.6;

/** How something that is asked for stands in names. */
export interface Naming {
  /** By name: how surely it stands there, from 0 to 1. */
  readonly sure: Sparse;
  /** By name: how much of the name it is, from 0 to 1. */
  readonly share: Sparse;
  /** What finding it is worth: the rarer, the more. */
  readonly worth: number;
}

export interface Evidence extends Naming {
  /** By section, from 0 to 1. */
  readonly sections: Sparse;
  /** By section that is a page: the best of its sections. */
  readonly pages: Sparse;
  /** The terms that are meant, for marking them. */
  readonly terms: readonly string[];
}

/** The evidence for a slot. It is kept: the words in front of the one that is being typed stay the same. */
export function evidenceOf(slot: Slot, index: OpenIndex): Evidence {
  const { typed, term, isLast, isName, isStop, parts } = slot;
  const key = [typed, term, isLast, isName, isStop, parts.length].join();
  const known = index.known.get(key);
  if (known) return known;
  const matches = matchesOf(slot, index);
  const score = scoresOf(matches, index);
  const { sure, share } = namingOf(matches, index);
  const terms = matches.map((match) => match.term);
  let { worth } = score;
  if (parts.length > 0) {
    const all = addWords(score.sections, sure, share, slot, index);
    worth = Math.max(worth, all.worth);
    terms.push(...all.terms);
  }
  const { sections } = score;
  const pages = new Float32Array(sections.length);
  for (const [at, { page }] of index.sections.entries()) raise(pages, page, sections[at] ?? 0);
  const [own, best, surely, shares] = [sections, pages, sure, share].map(sparseOf) as [Sparse, Sparse, Sparse, Sparse];
  const evidence = { sections: own, pages: best, sure: surely, share: shares, worth, terms };
  index.known.set(key, evidence);
  return evidence;
}

/** Raises what a name says as a whole to what its words say. */
function addWords(
  sections: Float32Array,
  sure: Float32Array,
  share: Float32Array,
  { typed, parts }: Slot,
  index: OpenIndex,
): { readonly worth: number; readonly terms: readonly string[] } {
  const factor = isHan(typed) ? 1 : typed.startsWith('-') ? WORDS_OF_FLAG : WORDS_OF_NAME;
  const words = parts.map((part) => ({ ...evidenceOf(part, index), weight: part.weight }));
  const sum = words.reduce((total, { worth, weight }) => total + worth * weight, 0) || 1;
  const [score, surely, shares] = [sections, sure, share].map(({ length }) => new Float32Array(length)) as Lists;
  for (const word of words) {
    const times = (factor * word.worth * word.weight) / sum;
    addTo(score, word.sections, times);
    addTo(surely, word.sure, times);
    addTo(shares, word.share, 1);
  }
  for (const [at, value] of score.entries()) raise(sections, at, value);
  for (const [at, value] of surely.entries()) raise(sure, at, value);
  for (const [at, value] of shares.entries()) raise(share, at, Math.min(1, value));
  return { worth: sum / parts.length, terms: words.flatMap(({ terms }) => terms) };
}

type Lists = [Float32Array, Float32Array, Float32Array];

/** How the terms, which all stand for one thing, stand in names: by the best of them. */
function namingOf(matches: readonly Match[], { names, headings }: OpenIndex) {
  const sure = new Float32Array(names.length);
  const share = new Float32Array(names.length);
  for (const { term, factor } of matches) {
    for (const place of headings.get(term) ?? []) {
      raise(sure, place.name, Math.min(1, place.full) * factor);
      raise(share, place.name, place.share * factor);
    }
  }
  return { sure, share };
}

/** The terms all stand for one thing: a section counts by the best of them. */
function scoresOf(matches: readonly Match[], { sections, names, headings, texts }: OpenIndex) {
  const count = sections.length;
  const [heading, phrase, text, certain] = Array.from({ length: 4 }, () => new Float32Array(count)) as [
    ...Lists,
    Float32Array,
  ];
  for (const { term, factor } of matches) {
    for (const { name, weight } of headings.get(term) ?? []) {
      const section = names[name]?.section ?? 0;
      raise(certain, section, factor);
      raise(name < count ? heading : phrase, section, weight * factor);
    }
    for (const [section, weight] of texts.get(term) ?? []) {
      raise(certain, section, factor);
      raise(text, section, weight * factor);
    }
  }
  let found = 0;
  /** The best of the headings above each section. */
  const above = new Float32Array(count);
  const scores = new Float32Array(count);
  for (let at = 0; at < count; at++) {
    const parent = sections[at]?.parent ?? at;
    if (parent !== at) above[at] = Math.max(above[parent] ?? 0, heading[parent] ?? 0);
    const sure = certain[at] ?? 0;
    if (sure > 0) found += sure ** SURE_POWER;
    const named = Math.max(HEADING * (heading[at] ?? 0), PHRASE * (phrase[at] ?? 0), ABOVE * (above[at] ?? 0));
    const value = named + TEXT * (text[at] ?? 0);
    scores[at] = value / (value + SATURATION);
  }
  return { sections: scores, worth: worthOf(found, count) };
}

/** BM25's inverse document frequency; what nothing has is worth most. */
function worthOf(found: number, count: number): number {
  return (
    (found === 0 ? Math.log(1 + count) : Math.log(1 + Math.max(0, count - found + 0.5) / (found + 0.5))) ** RARITY_POWER
  );
}
