/** Measures how long an edit takes to reach the screen, and the page state that is lost. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { withBrowser, withPage } from './lib/browser.ts';
import { copyProject, startDevServer } from '../project-copy.ts';
import { median, spread, type Row } from './lib/row.ts';

declare global {
  interface Window {
    /** Time when the expected text appeared, in milliseconds since 1970. */
    benchSeen?: Promise<number>;
    /** Lost by a reload. */
    benchMark?: true;
  }
}

const EDITS = 7;
const EDIT_TIMEOUT_MS = 10_000;
/** A writer's pause between two edits, in which the dev server also finishes its work. */
const PAUSE_MS = 500;
/** A page with tabs. */
const PAGE = '/guide/start/quick-start';
const CHOSEN_TAB = 2;
const SCROLL_Y = 300;

export async function devEdit(): Promise<readonly Row[]> {
  const folder = copyProject('dev');
  const file = join(folder, `content/en${PAGE}.mdx`);
  const server = await startDevServer(folder);
  try {
    return await withBrowser((browser) => withPage(browser, (page) => measure(page, server.origin + PAGE, file)));
  } finally {
    await server.close();
  }
}

async function measure(page: Page, url: string, file: string): Promise<readonly Row[]> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('[role=tab]').nth(CHOSEN_TAB).click();
  await page.evaluate((y) => {
    window.benchMark = true;
    scrollTo(0, y);
  }, SCROLL_Y);
  await setTimeout(PAUSE_MS);
  const before = await stateOf(page);
  if (before.tab !== CHOSEN_TAB || before.scrollY !== SCROLL_Y) {
    throw new Error(`the page could not be prepared: tab ${before.tab}, scrolled to ${before.scrollY}`);
  }

  const times: number[] = [];
  for (let edit = 0; edit < EDITS; edit++) {
    times.push(await timeOfEdit(page, file, `edit${edit}`));
    await setTimeout(PAUSE_MS);
  }
  const after = await stateOf(page);
  const lost = Object.entries(before).filter(([name, value]) => after[name as keyof typeof after] !== value);
  return [
    {
      name: 'edit to the change on screen',
      value: median(times),
      unit: 'ms',
      budget: { max: 100 },
      note: `${EDITS} edits, ${spread(times)} ms`,
    },
    {
      name: 'state lost by the edits',
      value: lost.length,
      unit: '',
      budget: { max: 0 },
      note:
        lost.map(([name, value]) => `${name}: ${value} → ${after[name as keyof typeof after]}`).join(', ') ||
        'kept: tab, scroll, no reload',
    },
  ];
}

/** The title, and a comment that may follow it. */
const BEFORE_TEXT = /^# .+\n\n(?:\{\/\*[^]*?\*\/\}\n\n)?/m;

/** Adds a word to the page's first paragraph. @returns milliseconds until the browser has it */
async function timeOfEdit(page: Page, file: string, word: string): Promise<number> {
  await page.evaluate((word) => {
    window.benchSeen = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('article')?.textContent.includes(word)) return;
        observer.disconnect();
        resolve(performance.timeOrigin + performance.now());
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
  }, word);
  const source = readFileSync(file, 'utf8');
  const edited = source.replace(BEFORE_TEXT, (before) => `${before}${word} `);
  if (edited === source) throw new Error(`${file} has no paragraph below its title`);
  const written = performance.timeOrigin + performance.now();
  writeFileSync(file, edited);
  // A reload discards the promise; the text is then awaited in the new page.
  const late = setTimeout(EDIT_TIMEOUT_MS, undefined, { ref: false });
  const seen = await Promise.race([page.evaluate(() => window.benchSeen).catch(() => afterReload(page, word)), late]);
  if (seen === undefined) throw new Error(`an edit of ${file} was not on screen after ${EDIT_TIMEOUT_MS} ms`);
  return seen - written;
}

async function afterReload(page: Page, word: string): Promise<number> {
  await page.getByText(word).first().waitFor({ timeout: EDIT_TIMEOUT_MS });
  return performance.timeOrigin + performance.now();
}

function stateOf(page: Page) {
  return page.evaluate(() => ({
    isSamePage: window.benchMark === true,
    tab: [...document.querySelectorAll('[role=tab]')].findIndex((tab) => tab.getAttribute('aria-selected') === 'true'),
    scrollY,
  }));
}
