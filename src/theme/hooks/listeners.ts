export interface Listeners {
  /** @returns a function that removes the listener */
  readonly add: (listener: () => void) => () => void;
  readonly notify: () => void;
}

/** Connects parts of the page that do not contain one another. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}
