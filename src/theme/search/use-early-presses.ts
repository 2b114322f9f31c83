import { useEffect, useRef } from 'react';
import type { SearchState } from './use-search.ts';

/** How long Enter waits for the complete answer; browsers let a key press open a new window for about as long. */
const COMPLETE_ANSWER_MS = 5000;

/** Modifier keys held with Enter: they decide where the result opens. */
export type EnterKeys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

interface Early {
  readonly query: string;
  /** Steps down the results; negative is up. */
  readonly steps: number;
  /** Enter, and until when it waits. */
  readonly enter?: { readonly keys: EnterKeys; readonly until: number };
}

/**
 * Keeps arrow keys and Enter pressed before their answer arrives: fast typists mean the results of the new query. Enter
 * waits for the complete answer, since the reader has not seen any result of this query yet; after a time limit it
 * takes the first answer.
 * @param query the typed query; another one, or a failure, discards the presses
 * @param go gets the steps down the results, and the keys of Enter when it was pressed
 */
export function useEarlyPresses(
  query: string,
  { status, found }: SearchState,
  go: (steps: number, enter: EnterKeys | undefined) => void,
) {
  const kept = useRef<Early>(undefined);
  useEffect(() => {
    if (kept.current?.query !== query || status === 'error') kept.current = undefined;
    const early = kept.current;
    if (!early || found?.query !== query) return undefined;
    const finish = () => {
      kept.current = undefined;
      go(early.steps, early.enter?.keys);
    };
    if (!early.enter || !found.answer.complete) {
      finish();
      return undefined;
    }
    const timer = setTimeout(finish, early.enter.until - performance.now());
    return () => clearTimeout(timer);
  });
  return {
    /** Keeps a step through the results, or Enter when `step` is undefined. */
    keep(keys: EnterKeys, step: number | undefined) {
      const early = kept.current?.query === query ? kept.current : { query, steps: 0 };
      if (step === undefined) {
        kept.current = { ...early, enter: { keys, until: performance.now() + COMPLETE_ANSWER_MS } };
      }
      // A step after Enter does not belong to this answer.
      else if (!early.enter) kept.current = { ...early, steps: early.steps + step };
    },
    forget() {
      kept.current = undefined;
    },
  };
}
