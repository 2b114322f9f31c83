import { expect, test } from 'vitest';
import { buildHeadings, buildIndex } from '#search/build-index.ts';
import { homophonesOf } from '#search/homophones.ts';
import { createEngine } from '#search/local-engine.ts';
import { openIndex } from '#search/open-index.ts';
import { FIRST_OF_SYLLABLES } from '#search/syllables.ts';
import { sectionsOf } from '../support/sections.ts';

const data = buildIndex('zh', [
  ...sectionsOf('/zh/expect', '断言', '比较一个值。', [['快照', '把结果存成文件。', 'snapshots']]),
  ...sectionsOf('/zh/coverage', '覆盖率', '统计覆盖率。'),
  ...sectionsOf('/zh/timeout', '超时', '等太久就失败。'),
]);
const index = openIndex(data);

test('the syllables are in the order in which this runtime sorts Chinese', () => {
  expect(Array.from(FIRST_OF_SYLLABLES).toSorted(new Intl.Collator('zh').compare).join('')).toBe(FIRST_OF_SYLLABLES);
});

test.each([
  ['快找', ['快照'], 'the tone does not count'],
  ['块照', ['快照'], 'the first character may be the wrong one'],
  ['超市', ['超时'], 'it may be a word of its own'],
  ['断样', ['断言'], 'an ending in -ng is heard as one in -n'],
  ['块找', [], 'with two wrong characters it is another word'],
  ['快到', [], 'an ending alike is not enough'],
])('%s sounds like %j on the pages: %s', (pair, words) => {
  expect(homophonesOf(pair, index)).toEqual(words);
});

test.each([
  ['快找', '/zh/expect#snapshots'],
  ['更新快找', '/zh/expect#snapshots'],
  ['覆盖律', '/zh/coverage'],
  ['超市怎么办', '/zh/timeout'],
])('%s finds the intended section', (query, url) => {
  const [hit] = createEngine(data).search(query, { hitsPerPage: 5, snippetWords: 6 }).hits;
  expect(hit?.url).toBe(url);
  expect(hit?.title.some(({ isMatch }) => isMatch)).toBe(true);
});

test('an index without syllables, such as headings alone, has no homophones', () => {
  expect(openIndex(buildHeadings('zh', sectionsOf('/zh/expect', '快照'))).syllables).toBe('');
  expect(buildIndex('en', sectionsOf('/expect', '快照')).syllables).toBe('');
  expect(homophonesOf('快找', openIndex({ ...data, syllables: '' }))).toEqual([]);
});
