/** Axe in the page of a test. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule of the levels A and AA, and axe's own advice. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that ask for colours; the themes differ in nothing else. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];
const SHAPES: RunOptions = {
  runOnly: { type: 'tag', values: ALL_RULES },
  rules: Object.fromEntries(RULES_OF_COLOUR.map((rule) => [rule, { enabled: false }])),
};
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: RULES_OF_COLOUR } };

/** What is put into the page. */
interface InPage {
  readonly axe: { run(where: Document | { include: readonly Element[] }, options: RunOptions): Promise<AxeResults> };
  /** The first element of each look. */
  looks: ReadonlyMap<string, Element>;
}

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

const lines = ({ violations: found }: Pick<AxeResults, 'violations'>): readonly string[] =>
  found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`));

/** What axe finds wrong with the page as it stands, a line each; `isShapesOnly` leaves out what asks for colours. */
export async function violations(page: Page, isShapesOnly = false): Promise<readonly string[]> {
  const options: RunOptions = isShapesOnly ? SHAPES : { runOnly: ALL_RULES };
  return lines(
    await page.evaluate(
      (given) => (window as unknown as InPage).axe.run(document, { ...given, resultTypes: ['violations'] }),
      options,
    ),
  );
}

/**
 * Names the look of everything on the page that has a colour to be judged: its tag, its classes and the styles that axe
 * compares, and those of all that it stands in.
 * @returns each look once
 */
function namesOfLooks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const known = new Map<Element, string>();
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const lookOf = (element: Element): string => {
      const before = known.get(element);
      if (before !== undefined) return before;
      const style = getComputedStyle(element);
      const own = [
        element.tagName,
        element.className,
        hasText(element),
        style.color,
        style.backgroundColor,
        style.backgroundImage,
        style.opacity,
        style.fontSize,
        style.fontWeight,
        style.textDecorationLine,
        style.textShadow,
        style.display,
        style.visibility,
        style.position,
      ];
      const look = `${own.join(' ')} < ${element.parentElement ? lookOf(element.parentElement) : ''}`;
      known.set(element, look);
      return look;
    };
    const looks = new Map<string, Element>();
    for (const element of document.body.querySelectorAll('*')) {
      if (!hasText(element) && !element.matches('a[href], button, input, textarea, select')) continue;
      // What is closed is judged where it is open.
      if (!element.checkVisibility()) continue;
      const look = lookOf(element);
      if (!looks.has(look)) looks.set(look, element);
    }
    (window as unknown as InPage).looks = looks;
    return [...looks.keys()];
  });
}

/**
 * Judges colours for a whole site: of what looks the same, on one page or on many, the first is asked for. Asking all of
 * every page was half of axe's time.
 * @returns what axe finds wrong with colours that were on no page before, a line each
 */
export function createColourCheck(): (page: Page) => Promise<readonly string[]> {
  const seen = new Set<string>();
  return async (page) => {
    const unseen = (await namesOfLooks(page)).filter((look) => !seen.has(look));
    if (unseen.length === 0) return [];
    const { result, undecided } = await page.evaluate(
      async ({ names, options }) => {
        const { axe, looks } = window as unknown as InPage;
        const include = names.flatMap((name) => looks.get(name) ?? []);
        const found = await axe.run({ include }, { ...options, elementRef: true });
        const open = new Set(found.incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => element as Element)));
        return {
          result: { violations: found.violations },
          undecided: names.filter((name) => open.has(looks.get(name) as Element)),
        };
      },
      { names: unseen, options: COLOURS },
    );
    for (const look of unseen) seen.add(look);
    // Axe could not tell, such as of what something else covers: another page may show it better.
    for (const look of undecided) seen.delete(look);
    return lines(result);
  };
}
