import { chromium } from 'playwright-core';
import { openGround } from '../../test/walks/writers/ground.ts';
import { createWalk } from '../../test/walks/writers/steps.ts';
import { walk } from '../../test/walks/writers/walk.ts';
import { shrink } from '../../test/walks/shrink.ts';
import { removeBenchFolders } from '../bench/lib/project.ts';
import { BROWSER_ARGS, ensureBrowser } from '../browser.ts';

/** Edits of one walk. */
const STEPS = 10;

/**
 * Walks of edits under a dev server, each step held against a fresh build.
 * @returns how many failed
 */
export async function walkWriters(first: number, count: number): Promise<number> {
  process.once('exit', removeBenchFolders);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  const ground = await openGround(browser);
  let failed = 0;
  for (let seed = first; seed < first + count; seed++) {
    const steps = createWalk(seed, STEPS);
    const fault = await walk(steps, ground);
    if (!fault) continue;
    failed++;
    const fewest = await shrink(
      steps.slice(0, fault.step + 1),
      async (some) => (await walk(some, ground)) !== undefined,
    );
    const lines = fewest.map((step) => `  ${JSON.stringify(step)}`);
    console.error([`seed ${seed}`, ...lines, fault.difference].join('\n'));
  }
  await ground.close();
  await browser.close();
  return failed;
}
