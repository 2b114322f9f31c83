/** Keeps presses made before the client listens and replays them once it does (docs/decisions.md, 8). */

import { HYDRATED_EVENT, REPLAY_SELECTOR, SEARCH_FAILURE_ID } from '#shared/dom.ts';
import { closestTo, hasModifier } from '#theme/parts/events.ts';
import { keptSearch } from '#theme/search/kept-search.ts';
import {
  isCharacter,
  isAtSearchButton,
  isForField,
  openingText,
  SEARCH_BUTTON_CLASS,
} from '#theme/search/search-keys.ts';

/** Widgets whose keyboard navigation needs the client, and the keys for it. */
const KEYBOARD_WIDGETS = '[role=tab], .dropdown[open]';
const WIDGET_KEYS = /^(?:Arrow|Home|End|Escape)/;

const { classList } = document.documentElement;
let kept: (() => void)[] = [];
/** Presses that open the search, and keys typed after them for its field. */
let search: (() => void)[] = [];
let typed = '';

const controls = () => [...document.querySelectorAll<HTMLElement>(REPLAY_SELECTOR)];

/** @param redo repeats the press on the element, or on the one that hydration put in its place (`keepOpen`) */
function keep(list: (() => void)[], event: Event, element: HTMLElement, redo: (element: HTMLElement) => void): void {
  // React listens before hydration is complete; it must not handle the event as well.
  event.stopImmediatePropagation();
  classList.add('waiting');
  const at = controls().indexOf(element);
  list.push(() => redo((!element.isConnected && controls()[at]) || element));
}

function onClick(event: MouseEvent): void {
  // Links to other languages keep query and hash, which the build cannot know.
  const twin = closestTo(event, 'a[hreflang]');
  const rest = location.search + location.hash;
  if (twin instanceof HTMLAnchorElement && !twin.href.endsWith(rest)) twin.href += rest;
  const control = closestTo(event, REPLAY_SELECTOR);
  const isSearch = isAtSearchButton(event);
  // With a modifier key the search button stays a link.
  if (!control || (isSearch && hasModifier(event))) return;
  event.preventDefault();
  keep(isSearch ? search : kept, event, control, (found) => found.click());
}

function onKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const redo = (found: HTMLElement) => found.dispatchEvent(new KeyboardEvent('keydown', event));
  if (event.key === 'Escape') {
    search = [];
    if (!kept[0]) classList.remove('waiting');
  }
  // Without either, the site or the page has no search. The box comes last in the HTML, and some pages have no button.
  const hasSearch = document.querySelector(`.${SEARCH_BUTTON_CLASS}, #${SEARCH_FAILURE_ID}`);
  const opening = hasSearch ? openingText(event) : undefined;
  const earlier = keptSearch();
  if (opening !== undefined || ((search[0] || earlier !== undefined) && isForField(event))) {
    event.preventDefault();
    if (!search[0]) typed = earlier ?? '';
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else typed += opening ?? (isCharacter(event) ? event.key : '');
    keep(search, event, target, redo);
  } else if (WIDGET_KEYS.test(event.key) && closestTo(event, KEYBOARD_WIDGETS)) keep(kept, event, target, redo);
}

/** Forgets all presses. @returns them in order, those for the search last */
function forgetPresses(): readonly (() => void)[] {
  const all = [...kept, ...search];
  classList.remove('waiting');
  kept = [];
  search = [];
  return all;
}

/** Keeps presses until hydration, then replays them in order, those for the search last. */
export function keepPresses(): void {
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKey, true);
  addEventListener(
    HYDRATED_EVENT,
    async () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('keydown', onKey, true);
      for (const redo of forgetPresses()) {
        redo();
        // Let React render the change before the next press.
        await Promise.resolve();
      }
    },
    { once: true },
  );
  // A page restored from the back-forward cache must not replay older presses.
  addEventListener('pagehide', forgetPresses);
}

/** The text typed for a pending search, also one from before a reload; undefined when no search is pending. */
export const awaitedSearch = (): string | undefined => (search[0] ? typed : keptSearch());

/**
 * Tells a reader who waits for the search that it cannot load. Drops all other presses, unless the client may still
 * arrive.
 * @param isLate whether it may
 */
export function failPresses(isLate: boolean): void {
  if (!isLate) {
    kept = [];
    classList.remove('waiting');
  }
  if (awaitedSearch() !== undefined) document.getElementById(SEARCH_FAILURE_ID)?.togglePopover(true);
}
