import { useEffect } from 'react';
import { HYDRATED_EVENT } from '#shared/dom.ts';

/**
 * Last in the tree, so its effect runs when all other listeners are set; it then notifies the start-up script. Part of
 * the theme, not of the client entry: generated ids only match when server and client render the same tree.
 */
export function Hydrated() {
  useEffect(() => {
    dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return null;
}
