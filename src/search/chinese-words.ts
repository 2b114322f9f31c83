/** Word segmentation of Chinese, which has no spaces. */

import { chunksIn, isHan, isOperator, pairsOf, termsOf } from './tokenize.ts';

/** Created on first use: creating it takes longer than an answer. */
let segmenter: Intl.Segmenter | undefined;

/** The words of a run of Chinese; none in browsers without `Intl.Segmenter`. */
export function segmentsOf(run: string): readonly string[] {
  if (!('Segmenter' in Intl)) return [];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}

/**
 * Terms of body text. Of Chinese only pairs within words: pairs across are as many, but rarely searched. Build side.
 */
export function bodyTermsOf(text: string): readonly string[] {
  return chunksIn(text).flatMap((chunk) => {
    if (isOperator(chunk)) return [];
    if (!isHan(chunk)) return termsOf(chunk);
    return segmentsOf(chunk).flatMap((word) => (word.length > 1 ? pairsOf(word) : []));
  });
}
