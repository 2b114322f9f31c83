/** Axe in the page of a test. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule of the levels A and AA, and axe's own advice. */
const ALL_RULES: NonNullable<RunOptions['runOnly']> = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];
/** The themes differ in nothing but colours. */
export const RULES_OF_COLOUR: NonNullable<RunOptions['runOnly']> = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

/** Makes axe ready in a page. The page's policy allows no script of ours: the browser's debugger puts it in. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}

/** Shows the open page, with all that is open in it, in a theme. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const shown = await page.evaluate((name) => {
    const { classList } = document.documentElement;
    classList.remove('light', 'dark');
    classList.add(name);
    return getComputedStyle(document.documentElement).colorScheme;
  }, theme);
  // Else the same colours would be looked at twice.
  if (shown !== theme) throw new Error(`the page is ${shown}, not ${theme}`);
}

/** What axe finds wrong with the page as it stands, a line each. */
export async function violations(page: Page, rules = ALL_RULES): Promise<readonly string[]> {
  const { violations: found } = await page.evaluate((runOnly) => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    return axe.run({ runOnly, resultTypes: ['violations'] });
  }, rules);
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`));
}
