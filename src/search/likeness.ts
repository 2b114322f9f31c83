/** How much a query is like the best of a section's names: how much of it stands there, and little else does. */

import { evidenceOf, type Naming } from './evidence.ts';
import { CHARACTER_WORDS } from './heading-terms.ts';
import type { OpenIndex } from './open-index.ts';
import { characterSlot, type Slot } from './slots.ts';
import { fold, isHan } from './tokenize.ts';

/** A Chinese character says so much without the other one of its word. */
const ALONE = 0.6;

/** By section, from 0 to 1. */
export function likenessOf(slots: readonly Slot[], query: string, index: OpenIndex): Float32Array {
  const { names, sections } = index;
  /** By name: how much of what is asked for it says, and how much of what it says is asked for. */
  const asked = new Float32Array(names.length);
  const said = new Float32Array(names.length);
  let worths = 0;
  const count = (worth: number, naming: ReadonlyMap<number, Naming>) => {
    worths += worth;
    for (const [name, { sure, share }] of naming) {
      asked[name] = (asked[name] ?? 0) + sure * worth;
      said[name] = (said[name] ?? 0) + share;
    }
  };
  for (const slot of slots) {
    if (isHan(slot.typed)) continue;
    const { worth, names: naming } = evidenceOf(slot, index);
    count(worth * slot.weight, naming);
  }
  const words = slots.filter(({ typed, isStop }) => isHan(typed) && typed.length > 1 && !isStop);
  for (const character of new Set(fold(query))) {
    if (!isHan(character)) continue;
    const { worth, names: naming } = evidenceOf(characterSlot(character), index);
    const found = new Map<number, Naming>();
    for (const [name, { share }] of naming) found.set(name, { sure: ALONE, share: share * ALONE });
    for (const word of words) {
      if (!word.typed.includes(character)) continue;
      for (const [name, { sure }] of evidenceOf(word, index).names) {
        if (sure <= (found.get(name)?.sure ?? 0)) continue;
        found.set(name, { sure, share: (sure * CHARACTER_WORDS) / (names[name]?.length ?? 1) });
      }
    }
    count(worth * CHARACTER_WORDS, found);
  }
  const best = new Float32Array(sections.length);
  for (const [name, { section }] of names.entries()) {
    const value = ((asked[name] ?? 0) / worths) * Math.min(1, said[name] ?? 0);
    if (value > (best[section] ?? 0)) best[section] = value;
  }
  return best;
}
