import { chunksIn, isHan, pairsOf, termsOf } from './tokenize.ts';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * The terms of a text of a page's body. Of its Chinese only pairs within words are kept: a pair across two words is
 * hardly ever asked for, and there are as many of those again. Build side: browsers need not know `Intl.Segmenter`,
 * since they only look up what was kept.
 */
export function bodyTermsOf(text: string): readonly string[] {
  return chunksIn(text).flatMap((chunk) => {
    if (!isHan(chunk)) return termsOf(chunk);
    return [...segmenter.segment(chunk)].flatMap(({ segment }) => (segment.length > 1 ? pairsOf(segment) : []));
  });
}
