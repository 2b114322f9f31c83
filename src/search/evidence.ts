/** How much each section says about one slot of a query: BM25F over its names, the headings above it, and its text. */

import { matchesOf, type Match } from './matches.ts';
import type { OpenIndex } from './open-index.ts';
import type { Slot } from './slots.ts';
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

/** How a slot stands in a name. */
export interface Naming {
  /** How much of the name is asked for, from 0 to 1. */
  readonly share: number;
  /** How surely it stands there, from 0 to 1. */
  readonly sure: number;
}

export interface Evidence {
  /** By section, from 0 to 1; those that say nothing are not there. */
  readonly sections: ReadonlyMap<number, number>;
  /** By name; those without it are not there. */
  readonly names: ReadonlyMap<number, Naming>;
  /** What finding it is worth: the rarer, the more. */
  readonly worth: number;
  /** The terms that are meant, for marking them. */
  readonly terms: readonly string[];
}

/** The evidence for a slot. It is kept: the words in front of the one that is being typed stay the same. */
export function evidenceOf(slot: Slot, index: OpenIndex): Evidence {
  const { typed, term, isLast, isName, isStop, parts } = slot;
  const key = [typed, term, isLast, isName, isStop, parts.length].join();
  const known = index.known.get(key);
  if (known) return known;
  const whole = evidenceOfMatches(matchesOf(slot, index), index);
  const evidence = parts.length === 0 ? whole : withParts(whole, slot, index);
  index.known.set(key, evidence);
  return evidence;
}

/** The whole name, or its words: whichever says more. */
function withParts(whole: Evidence, { typed, parts }: Slot, index: OpenIndex): Evidence {
  const factor = isHan(typed) ? 1 : typed.startsWith('-') ? WORDS_OF_FLAG : WORDS_OF_NAME;
  const evidence = parts.map((part) => ({ ...evidenceOf(part, index), weight: part.weight }));
  const sum = evidence.reduce((total, { worth, weight }) => total + worth * weight, 0) || 1;
  const together = new Map<number, number>();
  const named = new Map<number, Naming>();
  for (const { sections, names, worth, weight } of evidence) {
    const part = (worth * weight) / sum;
    for (const [section, value] of sections) together.set(section, (together.get(section) ?? 0) + value * part);
    for (const [name, { share, sure }] of names) {
      const before = named.get(name) ?? { share: 0, sure: 0 };
      named.set(name, { share: Math.min(1, before.share + share), sure: before.sure + sure * part * factor });
    }
  }
  const sections = new Map(whole.sections);
  for (const [section, value] of together) sections.set(section, Math.max(value * factor, sections.get(section) ?? 0));
  const names = new Map(whole.names);
  for (const [name, naming] of named) names.set(name, better(naming, names.get(name)));
  return {
    sections,
    names,
    worth: Math.max(whole.worth, sum / parts.length),
    terms: [...whole.terms, ...evidence.flatMap(({ terms }) => terms)],
  };
}

const better = (one: Naming, other: Naming | undefined): Naming =>
  other ? { share: Math.max(one.share, other.share), sure: Math.max(one.sure, other.sure) } : one;

/** The best match of each field of a section. */
interface Fields {
  heading: number;
  above: number;
  phrase: number;
  text: number;
  /** How surely any of them is meant. */
  sure: number;
}

/** The terms all stand for one thing: a section counts by the best of them. */
function evidenceOfMatches(matches: readonly Match[], { sections, names, headings, texts }: OpenIndex): Evidence {
  const fields = new Map<number, Fields>();
  const named = new Map<number, Naming>();
  const fieldsOf = (section: number): Fields => {
    const known = fields.get(section);
    if (known) return known;
    const made = { heading: 0, above: 0, phrase: 0, text: 0, sure: 0 };
    fields.set(section, made);
    return made;
  };
  const raise = (section: number, field: keyof Fields, value: number, sure: number) => {
    const own = fieldsOf(section);
    own[field] = Math.max(own[field], value);
    own.sure = Math.max(own.sure, sure);
  };
  for (const { term, factor } of matches) {
    for (const { name, weight, share, full } of headings.get(term) ?? []) {
      const section = names[name]?.section ?? -1;
      raise(section, name < sections.length ? 'heading' : 'phrase', weight * factor, factor);
      named.set(name, better({ share: share * factor, sure: Math.min(1, full) * factor }, named.get(name)));
    }
    for (const [section, weight] of texts.get(term) ?? []) raise(section, 'text', weight * factor, factor);
  }
  for (const [section, { heading }] of [...fields]) {
    if (heading === 0) continue;
    const depth = sections[section]?.depth ?? 0;
    for (let below = section + 1; (sections[below]?.depth ?? 0) > depth; below++) raise(below, 'above', heading, 0);
  }
  let found = 0;
  const scores = new Map<number, number>();
  for (const [section, { heading, above, phrase, text, sure }] of fields) {
    if (sure > 0) found += sure ** SURE_POWER;
    const value = Math.max(HEADING * heading, PHRASE * phrase, ABOVE * above) + TEXT * text;
    scores.set(section, value / (value + SATURATION));
  }
  const worth = worthOf(found, sections.length);
  return { sections: scores, names: named, worth, terms: matches.map(({ term }) => term) };
}

/** BM25's inverse document frequency; what nothing has is worth most. */
function worthOf(found: number, count: number): number {
  return (
    (found === 0 ? Math.log(1 + count) : Math.log(1 + Math.max(0, count - found + 0.5) / (found + 0.5))) ** RARITY_POWER
  );
}
