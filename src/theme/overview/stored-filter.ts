/** The text of an overview's filter, in the entry of the history: Back and a reload bring it back. Never throws. */

const FIELD = 'docsFilter';

/** The text that the entry on screen has, or an empty one. */
export function readFilter(): string {
  const state = history.state as Readonly<Record<string, unknown>> | null;
  const text = state?.[FIELD];
  return typeof text === 'string' ? text : '';
}

export function writeFilter(text: string): void {
  try {
    history.replaceState({ ...(history.state as object | null), [FIELD]: text }, '');
  } catch {
    // Too many changes for this browser, or a text that is too long: it is then not brought back.
  }
}
