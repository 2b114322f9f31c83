/** Runs axe in the page of a test. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every WCAG rule of the levels A and AA, and axe's best practices. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules about colors; the themes differ in nothing else. */
const RULES_OF_COLOR = ['color-contrast', 'link-in-text-block'];
/** Rules whose verdict depends on the width of the window. */
const RULES_OF_LAYOUT = ['target-size', 'scrollable-region-focusable'];
/** All other rules. */
export const STRUCTURE: RunOptions = {
  runOnly: { type: 'tag', values: ALL_RULES },
  rules: Object.fromEntries([...RULES_OF_COLOR, ...RULES_OF_LAYOUT].map((rule) => [rule, { enabled: false }])),
};
export const LAYOUT: RunOptions = { runOnly: { type: 'rule', values: RULES_OF_LAYOUT } };
export const COLORS: RunOptions = { runOnly: { type: 'rule', values: RULES_OF_COLOR } };

/** Globals that the checks add to the page. */
interface InPage {
  readonly axe: { run(where: Document | { include: readonly Element[] }, options: RunOptions): Promise<AxeResults> };
  /** Elements whose colors are judged. */
  asked: readonly Element[];
}

/** Injects axe through the browser's debugger, since the page's policy blocks other scripts. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}

/** Switches the page to a theme; open menus stay open. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const shown = await page.evaluate((name) => {
    const { classList } = document.documentElement;
    classList.remove('light', 'dark');
    classList.add(name);
    return getComputedStyle(document.documentElement).colorScheme;
  }, theme);
  // Otherwise the same colors would be judged twice.
  if (shown !== theme) throw new Error(`the page is ${shown}, not ${theme}`);
}

const lines = ({ violations: found }: Pick<AxeResults, 'violations'>): readonly string[] =>
  found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`));

/** Axe's violations on the page, one per line. @param options defaults to all rules */
export async function violations(page: Page, options: RunOptions = { runOnly: ALL_RULES }): Promise<readonly string[]> {
  return lines(
    await page.evaluate(
      (given) => (window as unknown as InPage).axe.run(document, { ...given, resultTypes: ['violations'] }),
      options,
    ),
  );
}

/** An element whose colors are judged, or an ancestor of one. */
interface Styled {
  /** Index into `Looks.styles`. */
  readonly style: number;
  /** Index of the parent in `Looks.elements`; -1 for the outermost. */
  readonly parent: number;
}

interface Looks {
  /** Each combination of tag, classes and the styles that axe compares, once. */
  readonly styles: readonly string[];
  /** Parents come before their children. */
  readonly elements: readonly Styled[];
  /** Indexes of the elements whose colors are judged, in the order of `InPage.asked`. */
  readonly asked: readonly number[];
}

/** Reads the styles of all elements whose colors are judged. */
function looksOf(page: Page): Promise<Looks> {
  return page.evaluate(() => {
    const styles = new Map<string, number>();
    const elements: Styled[] = [];
    const known = new Map<Element, number>();
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const numberOf = (element: Element): number => {
      const before = known.get(element);
      if (before !== undefined) return before;
      const parent = element.parentElement ? numberOf(element.parentElement) : -1;
      const style = getComputedStyle(element);
      const look = [
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
      ].join(' ');
      const ofStyle = styles.get(look) ?? styles.size;
      styles.set(look, ofStyle);
      const number = elements.push({ style: ofStyle, parent }) - 1;
      known.set(element, number);
      return number;
    };
    const asked = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        (hasText(element) || element.matches('a[href], button, input, textarea, select')) &&
        // Hidden elements are judged where they are visible.
        element.checkVisibility(),
    );
    (window as unknown as InPage).asked = asked;
    return { asked: asked.map(numberOf), elements, styles: [...styles.keys()] };
  });
}

/**
 * Judges the colors of a whole site. Of elements that look alike, ancestors included, only the first is judged:
 * judging all of every page took half of axe's time.
 * @returns a check of one page: whether it has new looks, and the violations of their colors, one per line
 */
export function createColorCheck(): (page: Page) => Promise<{ found: readonly string[]; isNew: boolean }> {
  /** Number of each style, and of each look: a style within the look of the parent. */
  const numbers = new Map<string, number>();
  const judged = new Set<number>();
  const numberOf = (name: string): number => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
  return async (page) => {
    const { styles, elements, asked } = await looksOf(page);
    const ofStyles = styles.map(numberOf);
    const ofElements: number[] = [];
    for (const { style, parent } of elements) {
      ofElements.push(numberOf(`${ofStyles[style]} < ${ofElements[parent] ?? ''}`));
    }
    /** The first element of each look that is not judged yet, as an index into `asked`. */
    const unseen = new Map<number, number>();
    for (const [at, element] of asked.entries()) {
      const look = ofElements[element] ?? -1;
      if (!judged.has(look) && !unseen.has(look)) unseen.set(look, at);
    }
    if (unseen.size === 0) return { found: [], isNew: false };
    const { result, undecided } = await page.evaluate(
      async ({ places, options }) => {
        const { axe, asked } = window as unknown as InPage;
        const include = places.flatMap((at) => asked[at] ?? []);
        const found = await axe.run({ include }, { ...options, elementRef: true });
        const open = new Set(found.incomplete.flatMap(({ nodes }) => nodes.map(({ element }) => element as Element)));
        return {
          result: { violations: found.violations },
          undecided: places.filter((at) => open.has(asked[at] as Element)),
        };
      },
      { places: [...unseen.values()], options: COLORS },
    );
    // Looks that axe could not judge, such as of covered elements, may be judged on another page.
    for (const [look, at] of unseen) if (!undecided.includes(at)) judged.add(look);
    return { found: lines(result), isNew: true };
  };
}
