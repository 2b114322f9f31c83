/** Runs walks of writers, and shortens those that fail. */

import type { Browser } from 'playwright-core';
import { removeBenchFolders } from '../../../scripts/bench/lib/project.ts';
import { shrink } from '../shrink.ts';
import { openGround, type OpenGround } from './ground.ts';
import { differenceToBuild } from './real-build.ts';
import type { Reloads } from './settle.ts';
import { createWalk, type Step } from './steps.ts';
import { walk } from './walk.ts';

export interface WalksOptions {
  /** Seed of the first walk; the next ones count up. */
  readonly seed: number;
  readonly walks: number;
  /** After every so many walks, the files are also built. */
  readonly buildEvery: number;
  /** How often a writer had to reload, by reason; the walks add to it. */
  readonly reloads?: Reloads;
  readonly log?: (text: string) => void;
}

/** Edits of one walk. */
const STEPS = 10;
/** Limits shrinking, in which every try that fails runs into its timeout. */
const SHRINK_MS = 180_000;
const SHRINK_PATIENCE_MS = 8_000;

/** @returns a report of each failed walk, with its seed and the fewest steps that fail */
export async function runWalks(
  browser: Browser,
  { seed: first, walks, buildEvery, reloads = new Map(), log = () => {} }: WalksOptions,
): Promise<readonly string[]> {
  const ground = await openGround(browser, reloads);
  const failures: string[] = [];
  try {
    for (let seed = first; seed < first + walks; seed++) {
      const steps = createWalk(seed, STEPS);
      const fault = await walk(steps, ground);
      const isBuilt = !fault && (seed - first + 1) % buildEvery === 0;
      const difference = isBuilt ? await differenceToBuild(ground.root, await ground.oracle.ask()) : '';
      const failure = fault
        ? await report(steps.slice(0, fault.step + 1), fault.difference, seed, ground)
        : difference && `after the walk with seed ${seed} ${difference}`;
      if (failure !== '') failures.push(failure);
      log(failure || `seed ${seed}: right${isBuilt ? ', as a build says' : ''}`);
    }
  } finally {
    await ground.close();
    removeBenchFolders();
  }
  return failures;
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
  return [
    `the walk with seed ${seed} fails with ${fewest.length} of its steps:`,
    ...fewest.map((step) => `  ${JSON.stringify(step)}`),
    shown,
    'The dev server said last:',
    ground.output().slice(-2000),
  ].join('\n');
}
