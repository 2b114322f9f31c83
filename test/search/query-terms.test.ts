import { expect, test } from 'vitest';
import { buildIndex } from '#search/build-index.ts';
import { openIndex } from '#search/open-index.ts';
import { queryTermsOf } from '#search/query-terms.ts';
import { sectionsOf } from '../support/sections.ts';

const index = openIndex(
  buildIndex('zh', [
    ...sectionsOf('/zh/root', 'root', '', [
      ['目录', '', 'folder', 2, ['从这里跑测试', '固定类名', '并行测试', '通过某处']],
    ]),
  ]),
);

/** The query terms of a query with their weights, without stop words. */
const asked = (query: string) =>
  queryTermsOf(query, index)
    .filter(({ isStop }) => !isStop)
    .map(({ typed, weight }) => [typed, weight]);

test.each([
  [
    '并行测试',
    [
      ['并行', 1],
      ['行测', 0.08],
      ['测试', 1],
    ],
    'hardly for the end of a word with the beginning of the next',
  ],
  [
    '固定类名',
    [
      ['固定', 1],
      ['定类', 0.08],
      ['类名', 1],
    ],
    'for two characters that the segmenter knows no word for',
  ],
  [
    '跳过某个',
    [
      ['跳过', 1],
      ['过某', 0.08],
    ],
    'not for two characters between two words, of which the segmenter does not know one',
  ],
  [
    '目录律',
    [
      ['目录', 1],
      ['律', 0.18],
    ],
    'little for a character that is left over',
  ],
])('%s asks %j: %s', (query, queryTerms) => {
  expect(asked(query)).toEqual(queryTerms);
});

test('a long Chinese word is one term, with its known pairs and without its characters', () => {
  const [term, ...others] = queryTermsOf(
    '报告器',
    openIndex(buildIndex('zh', sectionsOf('/zh/root', 'root', '', [['报告', '', 'report', 2]]))),
  );
  expect(others).toEqual([]);
  expect(term).toMatchObject({ typed: '报告器', weight: 1, parts: [{ typed: '报告' }] });
  expect(term?.parts).toHaveLength(1);
});

test('a long Chinese word that a query repeats is asked each time, with all between and after', () => {
  const words = asked('报告器目录报告器律').map(([typed]) => typed);
  expect(words).toEqual(['报告器', '目录', '报告器', '律']);
});

test('characters without a glyph in a pasted query split no word', () => {
  expect(asked('cove\u200Crage re\u00ADporter\u200B')).toEqual(asked('coverage reporter'));
  expect(asked('\u200B')).toEqual([]);
});

test('a digit counts as a stop word beside words, and not alone', () => {
  expect(asked('shard 1 3')).toEqual([['shard', 1]]);
  expect(asked('1')).toEqual([['1', 1]]);
  expect(asked('exit 130')).toEqual([
    ['exit', 1],
    ['130', 1],
  ]);
});

test('a pasted message is searched without its time, its stack and its leading `Error:`', () => {
  const typed = (query: string) => asked(query).map(([word]) => word);
  expect(typed('Error: test timed out in 5000ms')).toEqual(typed('test timed out in ms'));
  expect(typed('5000ms')).toEqual(['5000ms']);
  const stack = '    at Timeout._onTimeout (src/socket.ts:52:19)\n    at file:///a/b.js:4:1';
  expect(typed(`price is not defined\n${stack}`)).toEqual(typed('price is not defined'));
  expect(typed('look at src/a.ts')).toContain('src');
  expect(typed('TypeError: a')).toContain('typeerror');
});

test('code is searched without single letters and digits', () => {
  expect(asked('expect(x).toBe(1)').map(([word]) => word)).toEqual(['expect', 'tobe']);
});

test('the beginning of a question, its mark and spaces at the end change nothing', () => {
  const plain = queryTermsOf('skip folder', index);
  for (const query of ['How to skip folder?', 'how do I skip folder', 'skip folder ', 'skip folder？']) {
    expect(queryTermsOf(query, index)).toEqual(plain);
  }
});

test('the last word may be half typed, also before stop words', () => {
  const halfTyped = (query: string) =>
    queryTermsOf(query, index).flatMap(({ typed, isLast }) => (isLast ? [typed] : []));
  expect(halfTyped('skip fold 怎么用')).toEqual(['fold']);
  expect(halfTyped('skip fold')).toEqual(['fold']);
});
