/** Chinese homophones: input methods make it easy to pick a wrong one. */

import { groupBy } from '#shared/group-by.ts';
import { indexCache } from './index-cache.ts';
import type { OpenIndex } from './open-index.ts';
import { isHan } from './tokenize.ts';

let collator: Intl.Collator | undefined;

/** @param firsts first character of each syllable, in pinyin order */
function syllableOf(character: string, firsts: string): number {
  collator ??= new Intl.Collator('zh');
  let low = 0;
  let high = firsts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (collator.compare(firsts.charAt(middle), character) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Pairs by sound. */
const cached = indexCache<ReadonlyMap<string, string[]>>();

/** Pairs in the index that sound like this one and differ in one character; none without syllables in the index. */
export function homophonesOf(pair: string, index: OpenIndex): readonly string[] {
  const { syllables, vocabulary } = index;
  if (syllables === '') return [];
  const known = new Map<string, number>();
  const soundOf = (word: string) =>
    Array.from(word, (character) => {
      const syllable = known.get(character) ?? syllableOf(character, syllables);
      known.set(character, syllable);
      return syllable;
    }).join();
  const pairs = () => vocabulary.filter((word) => isHan(word) && word.length === 2);
  const sounds = cached(index, '', () => groupBy(pairs(), soundOf));
  const alike = sounds.get(soundOf(pair)) ?? [];
  return alike.filter((word) => word[0] === pair[0] || word[1] === pair[1]);
}
