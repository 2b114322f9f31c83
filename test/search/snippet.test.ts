import { expect, test } from 'vitest';
import { snippetOf } from '#search/snippet.ts';

const plain = (text: string, term: string, length: number) =>
  snippetOf(text, { terms: new Set([term]), typed: '' }, length, false)
    .map((part) => part.text)
    .join('');

test.each([
  ['a match in the middle has a third of the words before', 'e', '…d e f g h…'],
  ['a match at the end has fewer words around it, so that one line shows it', 'j', '…h i j'],
  ['a match at the beginning starts the snippet', 'a', 'a b c d e…'],
])('%s', (_, term, snippet) => {
  expect(plain('a b c d e f g h i j', term, 5)).toBe(snippet);
});
