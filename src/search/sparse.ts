/** Numbers for a few of many places: most words stand in few sections. */
export interface Sparse {
  /** The places, each once. */
  readonly at: readonly number[];
  readonly values: readonly number[];
}

/**
 * What is not 0 in a list.
 * @param among where that may be, in any order and also twice: few places of many
 */
export function sparseOf(list: Float32Array, ...among: readonly (readonly number[])[]): Sparse {
  const at: number[] = [];
  const values: number[] = [];
  for (const places of among) {
    for (const place of places) {
      const value = list[place] ?? 0;
      if (value === 0) continue;
      at.push(place);
      values.push(value);
      // Not once more.
      list[place] = 0;
    }
  }
  return { at, values };
}

/**
 * Makes a scratch array: each call of it gives the same memory, filled with zeros, to work on until the next call. A new
 * one for each word at every keystroke would be most of the work.
 */
export function createScratch(): (length: number) => Float32Array {
  let kept = new Float32Array();
  return (length) => {
    if (kept.length === length) return kept.fill(0);
    kept = new Float32Array(length);
    return kept;
  };
}

/** Adds so many times the numbers to those of a list. */
export function addTo(list: Float32Array, { at, values }: Sparse, times: number): void {
  for (let index = 0; index < at.length; index++) {
    const place = at[index] ?? 0;
    list[place] = (list[place] ?? 0) + (values[index] ?? 0) * times;
  }
}

/** Raises those of a list to the numbers, where they are less. */
export function raiseTo(list: Float32Array, { at, values }: Sparse): void {
  for (let index = 0; index < at.length; index++) raise(list, at[index] ?? 0, values[index] ?? 0);
}

export function raise(list: Float32Array, place: number, value: number): void {
  if (value > (list[place] ?? 0)) list[place] = value;
}
