/** What a reader types, made fit for a search. */

import { bareRoute, segmentsOf } from '#shared/path.ts';

/**
 * The text cut at a length in UTF-16 units (spec 5). Halves of characters, which a cut or a page's script can leave, go
 * too: they cannot stand in an address.
 */
export function cutQuery(text: string, maxCharacters: number): string {
  return text.slice(0, maxCharacters).replace(/\p{Surrogate}/gu, '');
}

function wordsOf(segment: string): string {
  try {
    const text = decodeURIComponent(segment).replace(/\.(?:html?|mdx?)$/i, '');
    return text.replace(/[^\p{L}\p{N}$]+/gu, ' ').trim();
  } catch {
    // What cannot be decoded has no words.
    return '';
  }
}

/** Words to look for instead of a path that is no page: those of its last part that has any. `/guide/mock-modul` → `mock modul`. */
export function wordsOfPath(pathname: string): string {
  const words = segmentsOf(bareRoute(pathname)).map(wordsOf);
  // The address of the lost page itself says nothing.
  return words.findLast((each) => each !== '' && each !== 'index' && each !== '404') ?? '';
}

/** The address where a reader reports a query. @param template has the place `{query}` */
export function missingResultUrl(template: string, query: string): string {
  return template.replace('{query}', () => encodeURIComponent(cutQuery(query, query.length)));
}
