export interface Listeners<Value> {
  /** @returns removes the listener */
  readonly add: (listener: (value: Value) => void) => () => void;
  readonly notify: (value: Value) => void;
}

/** Connects parts of the page that do not contain one another. */
export function createListeners<Value = void>(): Listeners<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify(value) {
      for (const listener of listeners) listener(value);
    },
  };
}
