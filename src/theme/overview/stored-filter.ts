/** The overview's filter text, kept in the history entry, so that Back and reload restore it. Never throws. */

const FIELD = 'docsFilter';

/** The filter text of the current history entry, or an empty string. */
export function readFilter(): string {
  const state = history.state as Readonly<Record<string, unknown>> | null;
  const text = state?.[FIELD];
  return typeof text === 'string' ? text : '';
}

export function writeFilter(text: string): void {
  try {
    history.replaceState({ ...(history.state as object | null), [FIELD]: text }, '');
  } catch {
    // The browser's limit on history changes or state size is reached; the text is not restored.
  }
}
