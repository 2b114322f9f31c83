import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeCopies } from '../../../scripts/project-copy.ts';
import { BROWSER_ARGS, ensureBrowser } from '../../../scripts/browser.ts';
import { sample } from '../../support/sample.ts';
import { openGround, type OpenGround } from './ground.ts';
import { walkSeed } from './run.ts';

/** `npm run test:walks -- writers` takes more. */
const SEEDS = sample(
  Array.from({ length: 20 }, (_, index) => index + 1),
  1,
);

let browser: Browser;
let ground: OpenGround;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  ground = await openGround(browser, new Map());
}, 120_000);
afterAll(async () => {
  await ground.close();
  removeCopies();
  await browser.close();
});

test.each(SEEDS)(
  'after each edit of walk %i the dev server shows what a fresh build would',
  async (seed) => {
    expect(await walkSeed(ground, seed, seed === SEEDS.at(-1))).toBe('');
  },
  400_000,
);
