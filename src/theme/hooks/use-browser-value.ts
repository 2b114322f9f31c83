import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that only the browser knows.
 * @param onServer the value on the server, and in the first render, which must match the server's
 */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, read, () => onServer);
}
