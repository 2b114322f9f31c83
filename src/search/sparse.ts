/** Sparse vector: most words occur in few sections. */
export interface Sparse {
  /** Indexes, each once. */
  readonly at: readonly number[];
  readonly values: readonly number[];
}

/** The non-zero values of a list at some indexes, in any order and with repeats. Resets them to 0. */
export function sparseOf(list: Float32Array, ...among: readonly (readonly number[])[]): Sparse {
  const at: number[] = [];
  const values: number[] = [];
  for (const places of among) {
    for (const place of places) {
      const value = list[place] ?? 0;
      if (value === 0) continue;
      at.push(place);
      values.push(value);
      // So that repeated indexes are skipped.
      list[place] = 0;
    }
  }
  return { at, values };
}

/**
 * Creates a reusable array: each call returns the same memory, zeroed, valid until the next call. Allocating one for
 * each word at every keystroke would be most of the work.
 */
export function createScratch(): (length: number) => Float32Array {
  let kept = new Float32Array();
  return (length) => {
    if (kept.length === length) return kept.fill(0);
    kept = new Float32Array(length);
    return kept;
  };
}

/** Adds a multiple of the values to the list. */
export function addTo(list: Float32Array, { at, values }: Sparse, times: number): void {
  for (let index = 0; index < at.length; index++) {
    const place = at[index] ?? 0;
    list[place] = (list[place] ?? 0) + (values[index] ?? 0) * times;
  }
}

/** Raises the list's values to the given ones where those are greater. */
export function raiseTo(list: Float32Array, { at, values }: Sparse): void {
  for (let index = 0; index < at.length; index++) raise(list, at[index] ?? 0, values[index] ?? 0);
}

export function raise(list: Float32Array, place: number, value: number): void {
  if (value > (list[place] ?? 0)) list[place] = value;
}
