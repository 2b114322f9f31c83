/** Fields of the current history entry: they survive a reload and Back, and no setting blocks them. Never throws. */

type State = Readonly<Record<string, unknown>> | null;

/** The value of a field; undefined when it was never written. */
export function readHistoryState(field: string): unknown {
  return (history.state as State)?.[field];
}

/** The text of a field; undefined when it has none. */
export function readHistoryText(field: string): string | undefined {
  const text = readHistoryState(field);
  return typeof text === 'string' ? text : undefined;
}

/** Sets a field; undefined clears it. */
export function writeHistoryState(field: string, value: unknown): void {
  try {
    history.replaceState({ ...(history.state as State), [field]: value }, '');
  } catch {
    // The browser's limit on history changes or state size is reached; the field stays as it was.
  }
}
