/** Chinese stands without spaces: where its words are. */

import { chunksIn, isHan, isOperator, pairsOf, termsOf } from './tokenize.ts';

/** Made when it is first needed: that takes longer than an answer. */
let segmenter: Intl.Segmenter | undefined;

/** The words of a run of Chinese; none in a browser that knows no words. */
export function segmentsOf(run: string): readonly string[] {
  if (!('Segmenter' in Intl)) return [];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}

/**
 * The terms of a text of a page's body. Of its Chinese only pairs within words are kept: a pair across two words is
 * hardly ever asked for, and there are as many of those again. Build side.
 */
export function bodyTermsOf(text: string): readonly string[] {
  return chunksIn(text).flatMap((chunk) => {
    if (isOperator(chunk)) return [];
    if (!isHan(chunk)) return termsOf(chunk);
    return segmentsOf(chunk).flatMap((word) => (word.length > 1 ? pairsOf(word) : []));
  });
}
