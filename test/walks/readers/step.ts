import type { Random } from '../../../scripts/random.ts';

/** Window sizes of walks: a phone, a tablet, a desktop. */
export const WINDOWS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

/** One action of a reader. `at`, from 0 to 1, chooses a link of the page or a scroll position. */
export type Step =
  | { readonly do: 'link' | 'section' | 'samePage' | 'scroll' | 'menuLink'; readonly at: number }
  | LeaveStep
  | { readonly do: 'back' | 'forward' | 'reload' | 'rotate' | 'language' | 'wake' }
  | { readonly do: 'menu'; readonly name: (typeof MENUS)[number] }
  | { readonly do: 'open'; readonly path: string }
  | { readonly do: 'otherAddress'; readonly ending: (typeof ENDINGS)[number] }
  | { readonly do: 'query'; readonly search: string; readonly at: number }
  | { readonly do: 'line'; readonly delayMs: number }
  | { readonly do: 'resize'; readonly to: (typeof WINDOWS)[number] };

/** A link, and the next step before its page arrives. */
export interface LeaveStep {
  readonly do: 'leave';
  readonly at: number;
  readonly next: 'link' | 'section' | 'back';
  readonly nextAt: number;
}

/** Buttons that open a menu, each at some window widths. */
export const MENUS = ['.menu-bar-button', '.local-outline', '.navbar-hamburger', '.open-menu > summary'] as const;
/** Endings of a page's other addresses; a folder's page has none with `.html`. */
const ENDINGS = ['/', '.html', ''] as const;

/** Relative frequency of each kind of step. */
const WEIGHTS = {
  link: 5,
  section: 5,
  samePage: 2,
  back: 6,
  forward: 3,
  reload: 3,
  scroll: 6,
  otherAddress: 2,
  open: 2,
  query: 1,
  language: 2,
  resize: 1,
  rotate: 1,
  wake: 4,
  line: 1,
  menu: 2,
  menuLink: 2,
  leave: 2,
} as const satisfies Record<Step['do'], number>;

const KINDS = Object.entries(WEIGHTS).flatMap(([kind, weight]) => Array<Step['do']>(weight).fill(kind as Step['do']));

/** Whether a step goes through the history. */
export const isTraversal = (step: Step): boolean =>
  step.do === 'back' || step.do === 'forward' || (step.do === 'leave' && step.next === 'back');

/** @param paths pages of the site, for steps that load one */
export function randomStep(random: Random, paths: readonly string[]): Step {
  const kind = random.pick(KINDS);
  switch (kind) {
    case 'link':
    case 'section':
    case 'samePage':
    case 'scroll':
    case 'menuLink':
      return { do: kind, at: random.next() };
    case 'leave':
      return { do: kind, at: random.next(), next: random.pick(['link', 'section', 'back']), nextAt: random.next() };
    case 'menu':
      return { do: kind, name: random.pick(MENUS) };
    case 'open':
      return { do: kind, path: random.pick(paths) };
    case 'otherAddress':
      return { do: kind, ending: random.pick(ENDINGS) };
    case 'query':
      return { do: kind, search: random.pick(['?a=1', '?a=%E4%B8%AD']), at: random.next() };
    case 'line':
      return { do: kind, delayMs: random.pick([0, 400]) };
    case 'resize':
      return { do: kind, to: random.pick(WINDOWS) };
    default:
      return { do: kind };
  }
}
