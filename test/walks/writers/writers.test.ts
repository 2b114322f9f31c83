import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { removeCopies } from '../../../scripts/project-copy.ts';
import { BROWSER_ARGS, ensureBrowser } from '../../../scripts/browser.ts';
import { sample } from '../../support/sample.ts';
import { openGround, type OpenGround } from './ground.ts';
import { walkSeed } from './run.ts';
import { goTo, whenConnected } from './settle.ts';

/** `npm run test:walks -- writers` takes more. */
const SEEDS = sample(
  1,
  Array.from({ length: 20 }, (_, index) => index + 1),
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

test('the search of the dev server finds a heading that was just written, and no longer its old words', async () => {
  const [page] = ground.pages;
  const file = join(ground.root, 'content/en/guide/parts.mdx');
  const source = readFileSync(file, 'utf8');
  const found = async (query: string) => {
    await page.waitForFunction('window.isConnected');
    await page.keyboard.press('Control+k');
    await page.locator('.search-dialog[open] input').fill(query);
    const answer = page.locator('[role=option], .search-status[data-screen=none]').first();
    const text = await answer.innerText({ timeout: 20_000 });
    await page.keyboard.press('Escape');
    return text;
  };
  await goTo(page, `${ground.origin}/guide/parts`);
  await whenConnected(page);
  try {
    for (const word of ['pomegranate', 'quince']) {
      writeFileSync(file, `${source}\n## A ${word}\n\nText.\n`);
      await page.getByRole('heading', { name: word }).waitFor({ timeout: 20_000 });
      expect(await found(word)).toContain(`A ${word}`);
    }
    expect(await found('pomegranate')).not.toContain('A pomegranate');
  } finally {
    writeFileSync(file, source);
    await page.getByRole('heading', { name: 'quince' }).waitFor({ state: 'detached', timeout: 20_000 });
  }
});

test('an error of a component in the browser alone shows in overlay and terminal, and goes when it is fixed', async () => {
  const [page] = ground.pages;
  const file = join(ground.root, 'src/theme/footer/site-footer.tsx');
  const source = readFileSync(file, 'utf8');
  const overlay = page.getByText('The page has crashed in the browser');
  await goTo(page, `${ground.origin}/config/`);
  await whenConnected(page);
  try {
    const thrown = "\n  if (typeof window !== 'undefined') throw new Error('no such hat');\n  return (";
    writeFileSync(file, source.replace('\n  return (', thrown));
    await overlay.first().waitFor({ timeout: 20_000 });
    expect(ground.output()).toContain('A page has crashed in the browser\nError: no such hat\n');
  } finally {
    writeFileSync(file, source);
  }
  await overlay.first().waitFor({ state: 'detached', timeout: 20_000 });
  // React has taken over the page.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.navbar') ?? {}).some((key) => key.startsWith('__react')),
  );
});

test('a page that is edited while a browser loads it shows the edit', async () => {
  const [page] = ground.pages;
  const file = join(ground.root, 'content/en/config/one.mdx');
  const source = readFileSync(file, 'utf8');
  await goTo(page, `${ground.origin}/config/`);
  await whenConnected(page);
  await page.route(
    '**/content/en/config/one.mdx*',
    async (route) => {
      const response = await route.fetch();
      const printed = ground.output().length;
      writeFileSync(file, `${source}\nWritten meanwhile.\n`);
      const update = 'hmr update /content/en/config/one.mdx';
      await vi.waitFor(() => expect(ground.output().slice(printed)).toContain(update), { timeout: 20_000 });
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  try {
    await page.click('#docs-content a[href="/config/one"]');
    await page.getByText('Written meanwhile.').waitFor({ timeout: 20_000 });
  } finally {
    writeFileSync(file, source);
    await page.getByText('Written meanwhile.').waitFor({ state: 'detached', timeout: 20_000 });
  }
});

test.each(SEEDS)(
  'after each edit of walk %i the dev server shows what a fresh build would',
  async (seed) => {
    expect(await walkSeed(ground, seed, seed === SEEDS.at(-1))).toBe('');
  },
  400_000,
);
