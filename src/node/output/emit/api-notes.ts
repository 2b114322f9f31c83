import { apiNotesPath, type ApiNotes } from '#shared/api-notes.ts';
import { isReference } from '../../content/name-links.ts';
import type { Emitter } from './emitter.ts';

/** For each page that documents names, a file with the notes that code shows beside these names. */
export const apiNotes: Emitter = ({ pages }) =>
  pages.filter(isReference).map(({ entry, source }) => {
    const notes = Object.fromEntries(source.names.map(({ id, ...note }) => [id, note]));
    const text = JSON.stringify({ title: entry.title, notes } satisfies ApiNotes);
    return { path: apiNotesPath(entry.routePath).slice(1), text };
  });
