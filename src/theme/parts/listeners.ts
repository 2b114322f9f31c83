/** Creates a list of listeners, for parts of the page that cannot reach one another by props. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** @returns a function that removes the listener */
    add(listener: () => void): () => void {
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
