/** The steps of a walk as data, so that it can be repeated and shortened. */

import { createRandom, type Random } from '../../../scripts/random.ts';
import { EDITS, type EditName } from './edits.ts';
import { FILE_CHANGES, type FileChangeName } from './file-changes.ts';

export interface Step {
  readonly does: EditName | FileChangeName | 'undo' | 'branch' | 'visit';
  /** Languages to change; a step in both changes two files at once. */
  readonly langs: readonly ('en' | 'zh')[];
  /** Chooses among the candidates at the time of the step. */
  readonly at: number;
  readonly word: string;
  /** Whether files are written to another name and renamed, as many editors do. */
  readonly isAtomic: boolean;
  /** Milliseconds until the next step, which then comes before any comparison. */
  readonly next?: number;
}

const EDIT_NAMES = Object.keys(EDITS) as EditName[];
const FILE_CHANGE_NAMES = Object.keys(FILE_CHANGES) as FileChangeName[];

/** Probabilities of kinds of steps; the others are edits. */
const SHARES = { fileChange: 0.2, undo: 0.15, branch: 0.08, visit: 0.12 } as const;
const BOTH = 0.6;
const ATOMIC = 0.3;
const AT_ONCE = 0.15;
const AT_ONCE_MS = 20;

function nameOf(random: Random): Step['does'] {
  const share = random.next();
  const { fileChange, undo, branch, visit } = SHARES;
  if (share < fileChange) return random.pick(FILE_CHANGE_NAMES);
  if (share < fileChange + undo) return 'undo';
  if (share < fileChange + undo + branch) return 'branch';
  return share < fileChange + undo + branch + visit ? 'visit' : random.pick(EDIT_NAMES);
}

/** A random walk of `length` steps. */
export function createWalk(seed: number, length: number): readonly Step[] {
  const random = createRandom(seed);
  return Array.from({ length }, (_, index): Step => {
    const isAtOnce = random.chance(AT_ONCE) && index < length - 1;
    return {
      does: nameOf(random),
      langs: random.chance(BOTH) ? ['en', 'zh'] : [random.pick(['en', 'zh'])],
      at: random.int(1000),
      word: `w${random.int(10_000)}`,
      isAtomic: random.chance(ATOMIC),
      ...(isAtOnce && { next: random.int(AT_ONCE_MS) }),
    };
  });
}
