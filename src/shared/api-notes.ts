/** The note that opens at a documented name in code. */
export interface ApiNote {
  readonly name: string;
  /** The name with its parameters and result, or its type, if the section states them. */
  readonly signature?: string;
  /** First sentence of the section, with code between backticks. */
  readonly summary?: string;
  readonly since?: string;
}

/** The notes of a page's names. */
export interface ApiNotes {
  readonly title: string;
  /** By id of the section; empty for the page itself. */
  readonly notes: Readonly<Record<string, ApiNote>>;
}

/** Address of the notes of a page: `/api/rstest/` → `/api/rstest/index.names.json`. */
export function apiNotesPath(routePath: string): string {
  return `${routePath.replace(/\/$/, '/index')}.names.json`;
}
