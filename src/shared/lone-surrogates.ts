/** Removes halves of surrogate pairs, for which `encodeURIComponent` throws. */
export function withoutLoneSurrogates(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}
