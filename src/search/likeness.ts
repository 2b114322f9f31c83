/** How much a query is like a section's names: how much of it stands in one of them, and little else does. */

import { evidenceOf, MOST_KNOWN } from './evidence.ts';
import type { NameMatch } from './name-match.ts';
import { CHARACTER_WORDS } from './name-terms.ts';
import type { OpenIndex } from './open-index.ts';
import { characterSlot, type Slot } from './slots.ts';
import { addTo, raise, raiseTo, sparseOf, createScratch } from './sparse.ts';
import { fold, isHan } from './tokenize.ts';

const askedScratch = createScratch();
const saidScratch = createScratch();
const bestScratch = createScratch();
const squaresScratch = createScratch();
const characterScratch = createScratch();

/** The best of a section's names counts whole, and of what the others say together this much. */
const OTHERS = 0.9;
/** A name that is nearly all that is asked for counts so much more. */
const NEARLY = 0.3;
const NEARLY_POWER = 4;
/** A Chinese character says so much without the other one of its word. */
const ALONE = 0.6;

/** By section: from 0 to 1 for the best of its names, and a little more where others of them say it too. */
export function likenessOf(slots: readonly Slot[], query: string, index: OpenIndex): Float32Array {
  const { names, sections } = index;
  /** By name: how much of what is asked for it says, and how much of what it says is asked for. */
  const asked = askedScratch(names.section.length);
  const said = saidScratch(names.section.length);
  const touched: number[] = [];
  let idfs = 0;
  const count = ({ confidence, coverage }: NameMatch, idf: number) => {
    idfs += idf;
    for (const name of confidence.at) if (asked[name] === 0) touched.push(name);
    addTo(asked, confidence, idf);
    addTo(said, coverage, 1);
  };
  for (const slot of slots) {
    if (isHan(slot.typed)) continue;
    const evidence = evidenceOf(slot, index);
    count(evidence, evidence.idf * slot.weight);
  }
  const words = slots.filter(({ typed, isStop }) => isHan(typed) && typed.length > 1 && !isStop);
  for (const character of new Set(fold(query))) {
    if (!isHan(character)) continue;
    const own = words.filter(({ typed }) => typed.includes(character));
    const match = characterNameMatch(character, own, index);
    count(match, match.idf * CHARACTER_WORDS);
  }
  const best = bestScratch(sections.length);
  const squares = squaresScratch(sections.length);
  for (const name of touched) {
    const value = ((asked[name] ?? 0) / idfs) * Math.min(1, said[name] ?? 0);
    const section = names.section[name] ?? 0;
    raise(best, section, value);
    squares[section] = (squares[section] ?? 0) + value ** 2;
  }
  // A single word is often a name: that many speak of it does not make a section the one that it names.
  const others = slots.length > 1 ? OTHERS : 0;
  return best.map((value, section) => {
    const rest = Math.sqrt(Math.max(0, (squares[section] ?? 0) - value ** 2));
    return value + NEARLY * value ** NEARLY_POWER + others * rest;
  });
}

/** How a character stands in names: for itself, or as a part of the words that it is asked for in. */
function characterNameMatch(character: string, words: readonly Slot[], index: OpenIndex): NameMatch {
  const key = [character, ...words.map(({ typed }) => typed)].join();
  const known = index.characters.get(key);
  if (known) return known;
  const alone = evidenceOf(characterSlot(character), index);
  const list = characterScratch(index.names.section.length);
  for (const name of alone.coverage.at) list[name] = ALONE;
  const within = words.map((word) => evidenceOf(word, index).confidence);
  for (const own of within) raiseTo(list, own);
  const confidence = sparseOf(list, alone.coverage.at, ...within.map(({ at }) => at));
  const values = confidence.values.map(
    (value, at) => (value * CHARACTER_WORDS) / (index.names.length[confidence.at[at] ?? 0] ?? 1),
  );
  const match = { confidence, coverage: { at: confidence.at, values }, idf: alone.idf };
  if (index.characters.size >= MOST_KNOWN) index.characters.clear();
  index.characters.set(key, match);
  return match;
}
