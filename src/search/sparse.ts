/** Sparse vector: most words occur in few sections. */
export interface Sparse {
  /** Indexes, each once. */
  readonly at: readonly number[];
  readonly values: readonly number[];
}

/** The values of a list that are not zero. */
export function sparseOf(list: Float32Array): Sparse {
  const at: number[] = [];
  const values: number[] = [];
  for (let index = 0; index < list.length; index++) {
    const value = list[index] ?? 0;
    if (value === 0) continue;
    at.push(index);
    values.push(value);
  }
  return { at, values };
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

/** Raises one value of the list to the given one if that is greater. */
export function raise(list: Float32Array, place: number, value: number): void {
  if (value > (list[place] ?? 0)) list[place] = value;
}
