/** Numbers for a few of many places: most words stand in few sections. */
export interface Sparse {
  /** The places, rising. */
  readonly at: Uint32Array;
  readonly values: Float32Array;
}

/** What is not 0 in a list. */
export function sparseOf(list: Float32Array): Sparse {
  let count = 0;
  for (const value of list) if (value !== 0) count++;
  const [at, values] = [new Uint32Array(count), new Float32Array(count)];
  let next = 0;
  for (let place = 0; place < list.length; place++) {
    const value = list[place] ?? 0;
    if (value === 0) continue;
    at[next] = place;
    values[next++] = value;
  }
  return { at, values };
}

/** Adds so many times the numbers to those of a list. */
export function addTo(list: Float32Array, { at, values }: Sparse, times: number): void {
  for (let index = 0; index < at.length; index++) {
    const place = at[index] ?? 0;
    list[place] = (list[place] ?? 0) + (values[index] ?? 0) * times;
  }
}

/** Raises those of a list to so many times the numbers, where they are less. */
export function raiseTo(list: Float32Array, { at, values }: Sparse, times: number): void {
  for (let index = 0; index < at.length; index++) raise(list, at[index] ?? 0, (values[index] ?? 0) * times);
}

export function raise(list: Float32Array, place: number, value: number): void {
  if (value > (list[place] ?? 0)) list[place] = value;
}
