/** Word segmentation of Chinese, which has no spaces. */

/** Created on first use: creating it takes longer than an answer. */
let segmenter: Intl.Segmenter | undefined;

/** The words of a run of Chinese. */
export function chineseWordsIn(run: string): readonly string[] {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}
