export interface Listeners {
  /** @returns a function that removes the listener */
  readonly add: (listener: () => void) => () => void;
  readonly notify: () => void;
}

/** Creates a list of listeners, for parts of the page that cannot reach one another by props. */
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
