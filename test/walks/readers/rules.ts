/** Intended differences between the application and the site without scripts. */

import type { Page } from 'playwright-core';
import { settle, type Sight } from './reader.ts';
import { isTraversal, type Step } from './step.ts';

/** State of both sites after one step. */
export interface Pair {
  /** Whether the window has been resized during the walk. */
  readonly wasResized: boolean;
  /** Whether the document was not hydrated before the step, or is not after it. */
  readonly isAsleep: boolean;
  /** What this history entry has shown after earlier steps. */
  readonly shown: readonly Sight[];
  readonly step: Step;
  readonly plain: Sight;
  readonly app: Sight;
}

interface Rule {
  readonly name: string;
  /** Whether the rule applies. */
  readonly holds: (pair: Pair) => boolean;
  /** State of the site without scripts, adjusted by the intended difference. */
  readonly adapt: (pair: Pair) => Sight;
  /** Brings the site without scripts to the same state, so that both start the next step alike. */
  readonly follow?: (page: Page, pair: Pair) => Promise<void>;
}

/** Steps that navigate. */
const MOVES: readonly Step['do'][] = [
  'link',
  'section',
  'samePage',
  'menuLink',
  'leave',
  'back',
  'forward',
  'reload',
  'language',
  'open',
  'otherAddress',
  'query',
];

/** Closes the menus that are closed in the application. */
const closeMenus = (page: Page, { app }: Pair) =>
  page.evaluate((open) => {
    for (const box of document.querySelectorAll<HTMLElement>('.dropdown[open], :popover-open')) {
      if (open.includes(box.className)) continue;
      if (box instanceof HTMLDetailsElement) box.open = false;
      else box.hidePopover();
    }
  }, app.open);

const placeOf = ({ top, section, above, nearest }: Sight) => ({ top, section, above, nearest });

/** Tolerance for rounded scroll positions. */
export const SAME_PLACE_PX = 2;
/** Tolerance for scroll positions after a resize: a few lines of text. */
const NEAR_PX = 200;

export const RULES: readonly Rule[] = [
  {
    // After a resize the browser restores the paragraph at the top or the pixel offset, the application the section.
    name: 'an entry that was left in another window comes back at its section',
    holds: ({ step, wasResized, shown, plain, app }) =>
      wasResized &&
      isTraversal(step) &&
      (app.section === shown.at(-1)?.section ||
        app.above === shown.at(-1)?.above ||
        Math.abs(plain.top - app.top) <= NEAR_PX),
    adapt: ({ plain, app }) => ({ ...plain, ...placeOf(app) }),
    follow: (page, { app }) => page.evaluate((top) => scrollTo(0, top), app.top),
  },
  {
    // After a section link, Chromium keeps the place of a page without scripts in pixels.
    name: 'a window that changes keeps its section',
    holds: ({ step, shown, plain, app }) =>
      (step.do === 'resize' || step.do === 'rotate') &&
      plain.top !== app.top &&
      (app.section === shown.at(-1)?.section ||
        app.nearest === shown.at(-1)?.nearest ||
        Math.abs(plain.top - app.top) <= NEAR_PX),
    adapt: ({ plain, app }) => ({ ...plain, ...placeOf(app) }),
    follow: (page, { app }) => page.evaluate((top) => scrollTo(0, top), app.top),
  },
  {
    // Chromium records scroll positions up to a second late.
    name: 'Back leads to where the reader left, though the browser alone would miss it',
    holds: ({ step, shown, plain, app }) =>
      isTraversal(step) &&
      plain.top !== app.top &&
      Math.abs(app.top - (shown.at(-1)?.top ?? Infinity)) <= SAME_PLACE_PX,
    adapt: ({ plain, app }) => ({ ...plain, ...placeOf(app) }),
    follow: (page, { app }) => page.evaluate((top) => scrollTo(0, top), app.top),
  },
  {
    // Chromium records scroll positions up to a second late; once hydrated, the application keeps its own.
    name: 'before hydration the browser restores a place, which may be an older one',
    holds: ({ step, isAsleep, shown, plain, app }) =>
      isAsleep &&
      (isTraversal(step) || step.do === 'reload') &&
      plain.top !== app.top &&
      shown.some(({ top }) => Math.abs(app.top - top) <= SAME_PLACE_PX),
    adapt: ({ plain, app }) => ({ ...plain, ...placeOf(app) }),
    follow: (page, { app }) => page.evaluate((top) => scrollTo(0, top), app.top),
  },
  {
    name: 'the language switch keeps query and section',
    holds: ({ step, plain, app }) => step.do === 'language' && app.address.startsWith(plain.address),
    adapt: ({ app, plain }) => ({ ...plain, address: app.address, ...placeOf(app) }),
    follow: async (page, { app }) => {
      await page.evaluate((address) => {
        window.isLeft = address.split('#')[0] !== location.pathname + location.search;
        location.replace(address);
      }, app.address);
      await settle(page);
    },
  },
  {
    // A browser that loads a page at a section continues Tab from there too, but focuses no element.
    name: 'a page that the application shows has the focus on its content, its section or the link that was followed',
    holds: ({ plain, app }) => plain.focus === '' && /^(?:MAIN#docs-content|H\d#|A#)/.test(app.focus),
    adapt: ({ plain, app }) => ({ ...plain, focus: app.focus }),
  },
  {
    name: 'an overview has the focus on its filter',
    holds: ({ plain, app }) => plain.focus === '' && app.focus.includes('overview-filter-input'),
    adapt: ({ plain, app }) => ({ ...plain, focus: app.focus }),
  },
  {
    name: 'menus close when the reader moves',
    holds: ({ step, plain, app }) => plain.open !== '' && app.open === '' && MOVES.includes(step.do),
    adapt: ({ plain }) => ({ ...plain, open: '' }),
    follow: closeMenus,
  },
  {
    name: 'menus of narrow windows close in wide ones',
    holds: ({ step, plain, app }) =>
      plain.open !== app.open && plain.open.includes(app.open) && (step.do === 'resize' || step.do === 'rotate'),
    // Beside an open drawer the article is wider, so another section is at the same scroll position.
    adapt: ({ plain, app }) => ({ ...plain, open: app.open, ...placeOf(app), top: plain.top }),
    follow: async (page, pair) => {
      await closeMenus(page, pair);
      await page.evaluate((top) => scrollTo(0, top), pair.app.top);
    },
  },
];
