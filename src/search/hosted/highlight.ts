/** Marked text of the service, taken apart: what is between the tags is a match, and all of it is text. */

import type { TextPart } from '../source.ts';

/** What the service puts around a match: characters for private use, which no record has (`search:push` drops them). */
export const TAGS = { pre: '\u{E000}', post: '\u{E001}' } as const;

const TAG = /([\u{E000}\u{E001}])/u;

export function textParts(marked: string): readonly TextPart[] {
  let isMatch = false;
  return marked.split(TAG).flatMap((text): readonly TextPart[] => {
    if (text === TAGS.pre || text === TAGS.post) isMatch = text === TAGS.pre;
    else if (text !== '') return [{ text, isMatch }];
    return [];
  });
}

/** The text without marks. */
export function withoutTags(text: string): string {
  return text
    .split(TAG)
    .filter((piece) => !TAG.test(piece))
    .join('');
}
