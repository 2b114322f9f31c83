/** Presses that come before the client listens: they are kept, and done once when it does (docs/decisions.md, 8). */

import { HYDRATED_EVENT, REPLAY_SELECTOR } from '#shared/dom.ts';
import {
  closestTo,
  hasModifier,
  isAtSearchButton,
  isForField,
  openingText,
  SEARCH_FAILURE_ID,
} from '#theme/search/search-events.ts';

/** What only the client moves through, or closes, by these keys. */
const MOVED_THROUGH = '[role=tab], .dropdown[open]';
const MOVES = /^(?:Arrow|Home|End|Escape)/;

const { classList } = document.documentElement;
let kept: (() => void)[] = [];
/** What opens the search, and what is typed from then on: that is for its field. */
let search: (() => void)[] = [];

function keep(list: (() => void)[], event: Event, redo: () => void): void {
  // React listens before it has hydrated; it must not do it too.
  event.stopImmediatePropagation();
  classList.add('waiting');
  list.push(redo);
}

function onClick(event: MouseEvent): void {
  // The build does not know the query and the section of an address; its twin in another language has both.
  const twin = closestTo(event, 'a[hreflang]');
  const rest = location.search + location.hash;
  if (twin instanceof HTMLAnchorElement && !twin.href.endsWith(rest)) twin.href += rest;
  const control = closestTo(event, REPLAY_SELECTOR);
  const isSearch = isAtSearchButton(event);
  // With a key held the search button stays a link.
  if (!control || (isSearch && hasModifier(event))) return;
  event.preventDefault();
  keep(isSearch ? search : kept, event, () => control.click());
}

function onKey(event: KeyboardEvent): void {
  const redo = () => event.target?.dispatchEvent(new KeyboardEvent('keydown', event));
  if (event.key === 'Escape') search = [];
  if (openingText(event) !== undefined || (search[0] && isForField(event))) {
    event.preventDefault();
    keep(search, event, redo);
  } else if (MOVES.test(event.key) && closestTo(event, MOVED_THROUGH)) keep(kept, event, redo);
}

/** Forgets all presses. @returns them, in order, a search last */
function forgetPresses(): readonly (() => void)[] {
  const all = [...kept, ...search];
  classList.remove('waiting');
  kept = [];
  search = [];
  return all;
}

/** Keeps presses until the page has been hydrated. */
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
        // React draws what a press changed before the next one.
        await Promise.resolve();
      }
    },
    { once: true },
  );
  // A page that comes back from the browser's cache does not do what was wanted of it before.
  addEventListener('pagehide', forgetPresses);
}

/** The client cannot be loaded. A search stays, with what was typed, and the reader is told; the next press tries again. */
export function failPresses(): void {
  kept = [];
  classList.remove('waiting');
  if (search[0]) document.getElementById(SEARCH_FAILURE_ID)?.togglePopover(true);
}
