import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { SEARCH_FAILURE_ID } from '#shared/dom.ts';
import { loadOnce } from '#shared/load-once.ts';
import { withTimeout } from '#search/with-timeout.ts';
import { needsReload } from '../parts/page-state.ts';
import { withStyles } from '../styles/adopt-styles.ts';
import { NOTHING_TYPED, pressAgain, typeKey, type EarlySearch } from './early-typing.ts';
import { forgetSearch, keptSearch, reloadForSearch } from './kept-search.ts';
import { useSearchSources } from './search-context.tsx';
import { SearchFailure } from './search-failure.tsx';
import { isForField, openingText } from './search-keys.ts';
import { openRequests, prepareRequests } from './search-requests.ts';

export interface SearchModalProps {
  readonly initialText: string;
  readonly onClose: () => void;
}

/** Delay before the progress cursor shows: setting its class on the root makes the browser restyle the whole page. */
const CURSOR_DELAY_MS = 150;

let modal: ComponentType<SearchModalProps> | undefined;

const loadModal = loadOnce(() =>
  withStyles(import('./search-boxes.ts')).then(({ SearchModal }) => (modal = SearchModal)),
);

/** A closed dialog stays mounted until it reports the close, so test `[open]`. */
const isStillOpen = () => document.querySelector('.search-dialog[open]') !== null;

const failureBox = () => document.getElementById(SEARCH_FAILURE_ID);
const isFailureShown = () => failureBox()?.matches(':popover-open') ?? false;

function showFailure(): void {
  failureBox()?.togglePopover(true);
  failureBox()?.querySelector('button')?.focus();
}

/**
 * Loads the dialog at the first sign that the reader wants to search; keys typed meanwhile are kept for its field. When
 * loading fails, the reader is told, and the next opening starts with the typed text.
 */
export function SearchOpener() {
  const [opening, setOpening] = useState<{ readonly id: number; readonly text: string }>();
  const { main } = useSearchSources();

  useEffect(() => {
    // Keys typed while the dialog is loading; undefined when it is not.
    let awaited: EarlySearch | undefined;
    // Keys kept after loading failed.
    let unsent = NOTHING_TYPED;
    let hasFailed = false;
    let attempt = 0;
    let cursorTimer: ReturnType<typeof setTimeout> | undefined;
    const wait = (typed: EarlySearch | undefined) => {
      const { classList } = document.documentElement;
      clearTimeout(cursorTimer);
      if (typed === undefined) classList.remove('waiting');
      else cursorTimer = setTimeout(() => classList.add('waiting'), CURSOR_DELAY_MS);
      awaited = typed;
    };
    const cancel = () => wait(undefined);
    const prepare = () => {
      main.prepare();
      // Ignored here: opening retries and reports.
      loadModal().catch(() => {});
    };
    const show = ({ text, presses }: EarlySearch) => {
      if (isStillOpen()) return;
      // The start-up script may have shown the failure while the client was loading.
      if (isFailureShown()) failureBox()?.hidePopover();
      // Synchronously: the next key already belongs to the field.
      flushSync(() => setOpening((last) => ({ id: (last?.id ?? 0) + 1, text })));
      pressAgain(presses);
    };
    const open = (start: string) => {
      main.prepare();
      if (awaited !== undefined) return;
      const typed = { text: unsent.text + start, presses: [] };
      unsent = NOTHING_TYPED;
      if (modal) {
        show(typed);
        return;
      }
      wait(typed);
      const own = ++attempt;
      withTimeout(loadModal()).then(
        () => {
          const early = awaited;
          cancel();
          if (early !== undefined) show(early);
        },
        async (error: unknown) => {
          console.error(error);
          const isReloadNeeded = await needsReload(hasFailed);
          hasFailed = true;
          // Canceled meanwhile, and perhaps opened once more.
          if (awaited === undefined || own !== attempt) return;
          if (isReloadNeeded) {
            reloadForSearch(awaited.text);
            return;
          }
          unsent = awaited;
          cancel();
          showFailure();
        },
      );
    };
    const onKey = (event: KeyboardEvent) => {
      const text = openingText(event);
      // Enter presses what has the focus, and Escape closes the message.
      const isForLater = isFailureShown() && event.key !== 'Enter' && event.key !== 'Escape';
      if (awaited !== undefined && event.key === 'Escape') cancel();
      else if (awaited !== undefined && isForField(event)) {
        awaited = typeKey(awaited, event);
        // The page stays until the server answers the reload. Firefox restores the state from when the reload began, so
        // begin it again with the new text.
        if (keptSearch() !== undefined) reloadForSearch(awaited.text);
      } else if (text !== undefined) open(text);
      else if (isForLater && isForField(event)) unsent = typeKey(unsent, event);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const stopListening = [prepareRequests.add(prepare), openRequests.add(() => open(''))];
    // A page restored from the back-forward cache must not open an older search.
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('pagehide', cancel, { signal });
    document.addEventListener('keydown', onKey, { capture: true, signal });
    const kept = keptSearch();
    if (kept !== undefined) {
      forgetSearch();
      open(kept);
    }
    return () => {
      cancel();
      for (const stop of stopListening) stop();
      listening.abort();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the layout remounts this component per language and version
  }, []);

  const Dialog = modal;
  // Ends only this opening; a newer one may have begun.
  const onClose = () => setOpening((last) => (last === opening ? undefined : last));
  return (
    <>
      <SearchFailure />
      {opening && Dialog && <Dialog key={opening.id} initialText={opening.text} onClose={onClose} />}
    </>
  );
}
