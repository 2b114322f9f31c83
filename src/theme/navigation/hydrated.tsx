import { useEffect } from 'react';
import { HYDRATED_EVENT } from '#shared/dom.ts';

/**
 * Stands last in the tree, so its effect runs when everything before it listens; it then tells the start-up script.
 * Part of the theme, not of the client's entry: server and client must have one tree, or generated ids differ.
 */
export function Hydrated() {
  useEffect(() => {
    dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return null;
}
