import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { BROWSER_ARGS, ensureBrowser } from '../../../scripts/browser.ts';
import { runWalks } from './run.ts';

/** Fixed, so that each run takes the same walks; `npm run test:walks` takes others. */
const SEED = 1;
const WALKS = 3;

test('after any edits the dev server shows what a fresh build would', async () => {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_ARGS] });
  try {
    expect(await runWalks(browser, { seed: SEED, walks: WALKS, buildEvery: WALKS })).toEqual([]);
  } finally {
    await browser.close();
  }
}, 600_000);
