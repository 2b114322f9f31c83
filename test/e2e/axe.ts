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
/** The rules whose verdict depends on the width of the window. */
const RULES_OF_LAYOUT = ['target-size', 'scrollable-region-focusable'];
/** The rules that ask for neither. */
export const STRUCTURE: RunOptions = {
  runOnly: { type: 'tag', values: ALL_RULES },
  rules: Object.fromEntries([...RULES_OF_COLOUR, ...RULES_OF_LAYOUT].map((rule) => [rule, { enabled: false }])),
};
export const LAYOUT: RunOptions = { runOnly: { type: 'rule', values: RULES_OF_LAYOUT } };
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: RULES_OF_COLOUR } };

/** What is put into the page. */
interface InPage {
  readonly axe: { run(where: Document | { include: readonly Element[] }, options: RunOptions): Promise<AxeResults> };
  /** What has a colour to be judged. */
  asked: readonly Element[];
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

/** What axe finds wrong with the page as it stands, a line each. @param options the rules, all of them by default */
export async function violations(page: Page, options: RunOptions = { runOnly: ALL_RULES }): Promise<readonly string[]> {
  return lines(
    await page.evaluate(
      (given) => (window as unknown as InPage).axe.run(document, { ...given, resultTypes: ['violations'] }),
      options,
    ),
  );
}

/** An element of the page, or what such a one stands in. */
interface Styled {
  /** Its tag, its classes and the styles that axe compares: a number in the list of those on the page. */
  readonly style: number;
  /** What it stands in: a number in the list of elements; -1 for the outermost. */
  readonly parent: number;
}

interface Looks {
  readonly styles: readonly string[];
  /** Each after what it stands in. */
  readonly elements: readonly Styled[];
  /** Those with a colour to be judged, in the order of `InPage.asked`: numbers in the list of elements. */
  readonly asked: readonly number[];
}

/** How everything on the page looks that has a colour to be judged. */
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
        // What is closed is judged where it is open.
        element.checkVisibility(),
    );
    (window as unknown as InPage).asked = asked;
    return { asked: asked.map(numberOf), elements, styles: [...styles.keys()] };
  });
}

/**
 * Judges colours for a whole site: of what looks the same, itself and all that it stands in, on one page or on many,
 * the first is asked for. Asking all of every page was half of axe's time.
 * @returns whether something looks as nothing before, and what axe finds wrong with its colours, a line each
 */
export function createColourCheck(): (page: Page) => Promise<{ found: readonly string[]; isNew: boolean }> {
  /** Numbers for looks: that of a style, and of a style within a look. */
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
    /** For each look that nobody has judged, the first that has it. */
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
      { places: [...unseen.values()], options: COLOURS },
    );
    // What axe could not tell, such as of what something else covers, another page may show better.
    for (const [look, at] of unseen) if (!undecided.includes(at)) judged.add(look);
    return { found: lines(result), isNew: true };
  };
}
