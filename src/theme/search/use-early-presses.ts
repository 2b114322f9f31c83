import { useEffect, useRef } from 'react';
import type { SearchState } from './use-search.ts';

/** How long Enter waits for the whole answer when there is a first one: browsers hold a press to be the reader's as long. */
const WHOLE_ANSWER_MS = 5000;

/** Keys held while Enter is pressed: where the result opens. */
export type EnterKeys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

interface Early {
  readonly query: string;
  /** Down the results; negative is up. */
  readonly steps: number;
  readonly enter?: EnterKeys;
}

interface EarlyPresses {
  /** Keeps a step through the results, or Enter when there is none. */
  readonly keep: (press: EnterKeys, step: number | undefined) => void;
  readonly forget: () => void;
}

/**
 * Keeps arrow keys and Enter that come before their answer: whoever types fast means the results of what they typed.
 * Enter waits for the whole answer, since the reader has seen none; when that does not come, it takes the first one.
 * @param query that is typed now; with another one, or a failure, the presses are forgotten
 * @param go is told how many results down the reader went, and whether to open the one there
 */
export function useEarlyPresses(
  query: string,
  { status, found }: SearchState,
  go: (steps: number, enter: EnterKeys | undefined) => void,
): EarlyPresses {
  const kept = useRef<Early>(undefined);
  useEffect(() => {
    if (kept.current?.query !== query || status === 'error') kept.current = undefined;
    const early = kept.current;
    if (!early || found?.query !== query) return undefined;
    const finish = () => {
      kept.current = undefined;
      go(early.steps, early.enter);
    };
    if (!early.enter || !found.answer.complete) {
      finish();
      return undefined;
    }
    const timer = setTimeout(finish, WHOLE_ANSWER_MS);
    return () => clearTimeout(timer);
  });
  return {
    keep(enter, step) {
      const early = kept.current?.query === query ? kept.current : { query, steps: 0 };
      if (step === undefined) kept.current = { ...early, enter };
      // A step after Enter is none through this answer.
      else if (!early.enter) kept.current = { ...early, steps: early.steps + step };
    },
    forget() {
      kept.current = undefined;
    },
  };
}
