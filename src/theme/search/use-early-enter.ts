import { useEffect, useRef } from 'react';
import type { SearchState } from './use-search.ts';

/**
 * Keeps an Enter that comes before its answer: whoever types fast means the first result of what they typed. It waits
 * for the whole answer, since the reader has not seen any; another press takes what is on screen by then.
 * @param query that is typed now; with another one, or a failure, the press is forgotten
 * @param openFirst opens the first result, if there is one
 * @returns keeps a press
 */
export function useEarlyEnter(query: string, { status, found }: SearchState, openFirst: () => void): () => void {
  const pressed = useRef<string>(undefined);
  useEffect(() => {
    const isDue = pressed.current === query && found?.query === query && !found.answer.complete;
    if (isDue || status === 'error' || pressed.current !== query) pressed.current = undefined;
    if (isDue) openFirst();
  });
  return () => {
    pressed.current = query;
  };
}
