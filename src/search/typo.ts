/** One slip is forgiven from four letters on, two from eight: below that, other words are as near. */
const ONE_FROM = 4;
const TWO_FROM = 8;

/** How many slips a word of this length may hold. */
export function slipsAllowed(word: string): number {
  if (word.length < ONE_FROM) return 0;
  return word.length < TWO_FROM ? 1 : 2;
}

/** Longest word that is compared; a longer one counts as another word. */
const LONGEST = 64;
// Three rows of the table, used again at each call: this runs over the whole dictionary at every keystroke.
const rows = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as const;

/**
 * Slips between two words: a letter too many, too few or wrong, or two exchanged.
 * @param limit the count is not taken further than this
 * @param isPrefix whether `typed` may be the beginning of `word` only
 * @returns the count, or `limit + 1` for any that is greater
 */
export function slips(typed: string, word: string, limit: number, isPrefix = false): number {
  const over = limit + 1;
  if (typed.length - word.length > limit || (!isPrefix && word.length - typed.length > limit)) return over;
  const width = isPrefix ? Math.min(word.length, typed.length + limit) : word.length;
  if (width > LONGEST) return over;
  let [before, above, current]: readonly Uint8Array[] = rows;
  if (!before || !above || !current) return over;
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
      const isExchanged = row > 1 && column > 1 && letter === word.charCodeAt(column - 2) && letterBefore === other;
      if (isExchanged) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
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
