/** Prepares what readers type for a search. */

import { bareRoute, segmentsOf } from '#shared/path.ts';

/** Cuts text to a length in UTF-16 units (spec 5), without halves of characters. */
export function cutQuery(text: string, maxCharacters: number): string {
  return text.slice(0, maxCharacters).replace(/\p{Surrogate}/gu, '');
}

function wordsOf(segment: string): string {
  try {
    const text = decodeURIComponent(segment).replace(/\.(?:html?|mdx?)$/i, '');
    return text.replace(/[^\p{L}\p{N}$]+/gu, ' ').trim();
  } catch {
    // Malformed encoding: no words.
    return '';
  }
}

/** Query for a path without a page: words of the last segment that has any. `/guide/mock-modul` → `mock modul`. */
export function wordsOfPath(pathname: string): string {
  const words = segmentsOf(bareRoute(pathname)).map(wordsOf);
  // `index` and `404` name no content.
  return words.findLast((each) => each !== '' && each !== 'index' && each !== '404') ?? '';
}

/** Address of the form that reports a query, which has no lone surrogates. @param template contains `{query}` */
export function missingResultUrl(template: string, query: string): string {
  return template.replace('{query}', () => encodeURIComponent(query));
}
