import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { BROWSER_ARGS, ensureBrowser } from '../../../scripts/browser.ts';
import { sample } from '../../support/sample.ts';
import { runWalks } from './run.ts';

/** `npm run test:walks` takes more. */
const SEEDS = sample(
  Array.from({ length: 20 }, (_, index) => index + 1),
  1,
);

test('after any edits the dev server shows what a fresh build would', async () => {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_ARGS] });
  try {
    expect(await runWalks(browser, { seed: SEEDS[0] ?? 1, walks: SEEDS.length, buildEvery: SEEDS.length })).toEqual([]);
  } finally {
    await browser.close();
  }
}, 600_000);
