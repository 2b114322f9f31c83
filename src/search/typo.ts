/** One typo is allowed from four letters, two from eight: in shorter words a typo cannot be told from another word. */
export const ONE_FROM = 4;
export const TWO_FROM = 8;

/** Number of typos allowed in a word of this length. */
export function typosAllowed(word: string): number {
  if (word.length < ONE_FROM) return 0;
  return word.length < TWO_FROM ? 1 : 2;
}

/** Longest word compared; longer ones count as different words. */
const LONGEST = 64;
// Three table rows, reused by each call: this runs over the whole dictionary at every keystroke.
const rows = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as const;

/**
 * Edit distance of two words: a letter too many, too few or wrong, or two swapped.
 * @param limit greater distances are not told apart
 * @param isPrefix whether `typed` may match just the beginning of `word`
 * @returns the distance, or `limit + 1` for any greater one
 */
export function editDistance(typed: string, word: string, limit: number, isPrefix = false): number {
  const over = limit + 1;
  if (typed.length - word.length > limit || (!isPrefix && word.length - typed.length > limit)) return over;
  const width = isPrefix ? Math.min(word.length, typed.length + limit) : word.length;
  if (width > LONGEST) return over;
  let [before, above, current] = rows;
  for (let column = 0; column <= width; column++) above[column] = column;
  for (let row = 1; row <= typed.length; row++) {
    const letter = typed.charCodeAt(row - 1);
    const letterBefore = typed.charCodeAt(row - 2);
    let least = row;
    current[0] = row;
    for (let column = 1; column <= width; column++) {
      const other = word.charCodeAt(column - 1);
      let cost = (above[column - 1] ?? 0) + (letter === other ? 0 : 1);
      cost = Math.min(cost, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const isSwap = row > 1 && column > 1 && letter === word.charCodeAt(column - 2) && letterBefore === other;
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return over;
    [before, above, current] = [above, current, before];
  }
  if (!isPrefix) return Math.min(above[width] ?? over, over);
  let least = over;
  for (let column = 0; column <= width; column++) least = Math.min(least, above[column] ?? over);
  return least;
}
