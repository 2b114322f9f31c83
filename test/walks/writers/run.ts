/** Walks of writers by seed; one that fails is shortened. */

import { shrink } from '../shrink.ts';
import type { OpenGround } from './ground.ts';
import { differenceToBuild } from './real-build.ts';
import { createWalk, type Step } from './steps.ts';
import { walk } from './walk.ts';

/** Edits of one walk. */
const STEPS = 10;
/** Limits shrinking, in which every try that fails runs into its timeout. */
const SHRINK_MS = 180_000;
const SHRINK_PATIENCE_MS = 8_000;

/**
 * Walks the edits of a seed; with `isBuilt`, also builds the files after them.
 * @returns a report with the seed and the fewest steps that fail; empty when all is right
 */
export async function walkSeed(ground: OpenGround, seed: number, isBuilt: boolean): Promise<string> {
  const steps = createWalk(seed, STEPS);
  const fault = await walk(steps, ground);
  if (fault) return report(steps.slice(0, fault.step + 1), fault.difference, seed, ground);
  const difference = isBuilt ? await differenceToBuild(ground.root, await ground.oracle.ask()) : '';
  return difference && `after the walk with seed ${seed} ${difference}`;
}

async function report(steps: readonly Step[], difference: string, seed: number, ground: OpenGround): Promise<string> {
  const end = performance.now() + SHRINK_MS;
  let shown = difference;
  const fewest = await shrink(steps, async (fewer) => {
    if (performance.now() > end || !ground.isRunning()) return false;
    const fault = await walk(fewer, ground, SHRINK_PATIENCE_MS).catch(() => undefined);
    shown = fault?.difference ?? shown;
    return fault !== undefined;
  });
  // The difference comes last, since the end of a long log is read first.
  return [
    'The dev server said last:',
    ground.output().slice(-2000),
    `the walk with seed ${seed} fails with ${fewest.length} of its steps:`,
    ...fewest.map((step) => `  ${JSON.stringify(step)}`),
    shown,
  ].join('\n');
}
