/** Parses highlighted text from the service. Text between the tags is a match; nothing is read as HTML. */

import type { TextPart } from '../source.ts';

/** Highlight tags: private-use characters, which no record contains (`search:push` removes them). */
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

/** The text without the highlighting tags. */
export function withoutTags(text: string): string {
  return text.replace(/[\u{E000}\u{E001}]/gu, '');
}
