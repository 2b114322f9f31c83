/** A sorted word list as text, front coded: each word starts with the length of the prefix it shares. */

const SEPARATOR = '\n';
/** Prefix lengths are one character each, counted from this one. */
const ZERO = '0'.charCodeAt(0);

/** @param words sorted by code unit, as `toSorted` does without a comparison */
export function writeDictionary(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const before = words[index - 1] ?? '';
      let shared = 0;
      while (shared < before.length && before[shared] === word[shared]) shared++;
      return String.fromCharCode(ZERO + shared) + word.slice(shared);
    })
    .join(SEPARATOR);
}

export function readDictionary(text: string): readonly string[] {
  if (text === '') return [];
  let before = '';
  return text.split(SEPARATOR).map((line) => {
    before = before.slice(0, line.charCodeAt(0) - ZERO) + line.slice(1);
    return before;
  });
}
