import { chromium } from 'playwright-core';
import { openGround } from '../../test/walks/writers/ground.ts';
import { walkSeed } from '../../test/walks/writers/run.ts';
import { BROWSER_ARGS, ensureBrowser } from '../browser.ts';

/** A whole build takes as long as a walk. */
const BUILD_EVERY = 25;

/**
 * Walks of edits on a dev server; each step is compared with a fresh reading of the same files.
 * @returns how many walks failed
 */
export async function walkWriters(first: number, count: number): Promise<number> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  const reloads = new Map<string, number>();
  const ground = await openGround(browser, reloads);
  let failed = 0;
  try {
    for (let seed = first; seed < first + count; seed++) {
      const isBuilt = (seed - first + 1) % BUILD_EVERY === 0;
      const failure = await walkSeed(ground, seed, isBuilt);
      if (failure !== '') failed++;
      console.log(failure || `seed ${seed}: right${isBuilt ? ', as a build says' : ''}`);
    }
  } finally {
    await ground.close();
    await browser.close();
  }
  console.log('\nReloads that a writer had to ask for, and how often:');
  for (const [reason, times] of reloads) console.log(`${times}  ${reason}`);
  return failed;
}
