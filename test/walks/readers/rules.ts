/** Where the application is meant to differ from the site without scripts, by name. */

import type { Page } from 'playwright-core';
import { settle, type Sight } from './reader.ts';
import type { Step } from './step.ts';

/** What one step showed on both sites. */
export interface Pair {
  /** Whether the window had another size before. */
  readonly wasResized: boolean;
  /** Whether the step stayed in a document that the application had not taken over. */
  readonly wasAsleep: boolean;
  /** What the reader saw when they left this entry of the history; undefined for a new one. */
  readonly left?: Sight | undefined;
  readonly step: Step;
  readonly plain: Sight;
  readonly app: Sight;
}

interface Rule {
  readonly name: string;
  /** Whether this difference is meant. */
  readonly holds: (pair: Pair) => boolean;
  /** What the site without scripts would have shown with the difference. */
  readonly adapt: (pair: Pair) => Sight;
  /** Brings the site without scripts to the same place, so that the next step starts equal. */
  readonly follow?: (page: Page, pair: Pair) => Promise<void>;
}

/** Steps after which the reader is somewhere else. */
const MOVES: readonly Step['do'][] = [
  'link',
  'section',
  'samePage',
  'menuLink',
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

/** Rounding of places on the page. */
export const SAME_PLACE_PX = 2;
/** How far apart two places may be after a window was turned: a few lines of text. */
const NEAR_PX = 200;

export const RULES: readonly Rule[] = [
  {
    // The browser keeps the paragraph at the top or the number of pixels, the application the section.
    name: 'an entry that was left in another window comes back at its section',
    holds: ({ step, wasResized, left, plain, app }) =>
      wasResized &&
      (step.do === 'back' || step.do === 'forward') &&
      (app.section === left?.section || Math.abs(plain.top - app.top) <= NEAR_PX),
    adapt: ({ plain, app }) => ({ ...plain, top: app.top, section: app.section }),
    follow: (page, { app }) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), app.top),
  },
  {
    // Chromium notes scroll positions up to a second late.
    name: 'Back leads to where the reader left, though the browser alone would miss it',
    holds: ({ step, left, plain, app }) =>
      (step.do === 'back' || step.do === 'forward') &&
      plain.top !== app.top &&
      left !== undefined &&
      Math.abs(app.top - left.top) <= SAME_PLACE_PX,
    adapt: ({ plain, app }) => ({ ...plain, top: app.top, section: app.section }),
    follow: (page, { app }) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), app.top),
  },
  {
    // Chromium notes scroll positions up to a second late; once awake, the application keeps its own.
    name: 'before hydration a reloaded document leads back to where the browser knows',
    holds: ({ step, wasAsleep, plain, app }) =>
      wasAsleep && (step.do === 'back' || step.do === 'forward') && plain.top !== app.top,
    adapt: ({ plain, app }) => ({ ...plain, top: app.top, section: app.section }),
    follow: (page, { app }) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), app.top),
  },
  {
    name: 'the language switch keeps query and section',
    holds: ({ step, plain, app }) => step.do === 'language' && app.address.startsWith(plain.address),
    adapt: ({ app, plain }) => ({ ...plain, address: app.address, section: app.section, top: app.top }),
    follow: async (page, { app }) => {
      await page.evaluate((address) => {
        window.isLeft = address.split('#')[0] !== location.pathname + location.search;
        location.replace(address);
      }, app.address);
      await settle(page);
    },
  },
  {
    // A browser that loads a page at a section goes on from there, too, but names no element.
    name: 'a page that the application shows has the focus on its content or section',
    holds: ({ plain, app }) => plain.focus === '' && /^(?:MAIN#docs-content|H\d#)/.test(app.focus),
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
    // The article is wider beside an open drawer, so that another section is at the same place.
    adapt: ({ plain, app }) => ({ ...plain, open: app.open, section: app.section }),
    follow: async (page, pair) => {
      await closeMenus(page, pair);
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), pair.app.top);
    },
  },
];
