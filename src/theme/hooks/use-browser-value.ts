import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A value that only the browser knows; `onServer` on the server, and in the first render, which must match. */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, read, () => onServer);
}
