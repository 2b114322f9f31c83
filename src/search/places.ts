/**
 * Where terms stand, in lists side by side: a common term has a thousand places, and reading as many objects at each
 * keystroke would be most of the work.
 */
export interface Places {
  /** For each term the first of its places, and the one behind the last. */
  readonly runs: ReadonlyMap<string, readonly [from: number, to: number]>;
  /** Numbers of the names or the sections. */
  readonly owner: Uint32Array;
  /** How much the term counts there. */
  readonly weight: Float32Array;
  /** In names: how much of the name the term is. */
  readonly share: Float32Array;
  /** In names: the weight, were the name nothing else. */
  readonly full: Float32Array;
}

export interface Place {
  readonly owner: number;
  readonly weight: number;
  readonly share?: number;
  readonly full?: number;
}

/** @param lists the places of each term */
export function placesOf(lists: ReadonlyMap<string, readonly Place[]>): Places {
  let count = 0;
  for (const list of lists.values()) count += list.length;
  const owner = new Uint32Array(count);
  const [weight, share, full] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  const runs = new Map<string, readonly [number, number]>();
  let at = 0;
  for (const [term, list] of lists) {
    runs.set(term, [at, at + list.length]);
    for (const place of list) {
      owner[at] = place.owner;
      weight[at] = place.weight;
      share[at] = place.share ?? 0;
      full[at++] = place.full ?? 0;
    }
  }
  return { runs, owner, weight, share, full };
}

const NOWHERE = [0, 0] as const;

/** The first place of a term, and the one behind the last; two equal ones when it stands nowhere. */
export const runOf = ({ runs }: Places, term: string): readonly [from: number, to: number] => runs.get(term) ?? NOWHERE;
