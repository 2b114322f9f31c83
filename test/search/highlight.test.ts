import { expect, test } from 'vitest';
import { highlight } from '#search/highlight.ts';

/** The text with its matched pieces in brackets. */
const marked = (text: string, terms: readonly string[], typed = '') =>
  highlight(text, { terms: new Set(terms), typed })
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['words with their endings', 'Mocked modules', ['mock'], '', '[Mocked] modules'],
  ['a whole name', 'Call rs.mock first', ['rsmock'], '', 'Call [rs.mock] first'],
  ['a word of a name', 'useFakeTimers', ['fak'], '', 'use[Fake]Timers'],
  [
    'the beginning of a name while it is typed',
    'toMatchInlineSnapshot',
    ['tomatchinlinesnapshot'],
    'tomatchinl',
    '[toMatchInl]ineSnapshot',
  ],
  [
    'the beginning of a member while it is typed',
    'rs.unstubAllGlobals',
    ['unstuballglobals'],
    'unstub',
    'rs.[unstub]AllGlobals',
  ],
  [
    'the beginning of a member, not the same letters before',
    'context.onTestFinished',
    ['ontestfinished'],
    'ont',
    'context.[onT]estFinished',
  ],
  ['the end of a name', 'toMatchInlineSnapshot', ['inlinesnapshot'], 'inlinesnap', 'toMatch[InlineSnap]shot'],
  [
    'a name that was typed with a slip',
    'toMatchSnapshot',
    ['tomatchsnapshot'],
    'tomatchsnapshoot',
    '[toMatchSnapshot]',
  ],
  [
    'a Chinese character that is typed alone, and not the next one',
    '查看测试的输出',
    ['试的', '试'],
    '试',
    '查看测[试]的输出',
  ],
  ['Chinese by pairs that join', '更新快照文件', ['更新', '新快', '快照'], '', '[更新快照]文件'],
  ['nothing', 'Plain <b>text</b>', ['mock'], '', 'Plain <b>text</b>'],
])('marks %s', (_, text, terms, typed, result) => {
  expect(marked(text, terms, typed)).toBe(result);
});

test('an empty text has no parts', () => {
  expect(highlight('', { terms: new Set(['a']), typed: '' })).toEqual([]);
});
