import { describe, expect, test } from 'vitest';
import { buildIndex } from '#search/build-index.ts';
import { createEngine } from '#search/local-engine.ts';
import { sectionsOf } from '../support/sections.ts';

const OPTIONS = { hitsPerPage: 20, snippetWords: 6 };
/** Pages that stand for the rest of a site, so that words are rare or not. */
const OTHERS = Array.from({ length: 12 }, (_, index) =>
  sectionsOf(`/other/${index}`, `Other ${index}`, 'plain words'),
).flat();
const english = createEngine(
  buildIndex('en', [
    ...sectionsOf('/setupFiles', 'setupFiles', 'Runs code first, with a browser window.', [
      ['Type'],
      ['Where to go next', 'Features.'],
    ]),
    ...sectionsOf('/environment', 'testEnvironment', 'Choose a browser window.', [
      ['Setup files order', 'Order of loading.'],
    ]),
    ...sectionsOf('/mock', 'Mock modules', 'Replace a module.', [
      ['rs.mock', 'Hoisted before imports.'],
      ['rs.spyOn', ''],
      ['Mock a Node.js built-in module', ''],
    ]),
    ...sectionsOf('/expect', 'expect', '', [
      ['toMatchInlineSnapshot'],
      ['toMatchSnapshot'],
      ['Features', 'Hoisted features.'],
    ]),
    ...sectionsOf('/plugins', 'plugins'),
    ...sectionsOf('/pass', 'passWithNoTests', 'CLI: --passWithNoTests, -p'),
    ...sectionsOf('/cli', 'CLI', 'See --passWithNoTests and -p, or plugins.'),
    ...OTHERS,
  ]),
);
const chinese = createEngine(
  buildIndex('zh', [
    ...sectionsOf('/zh/expect', '断言', '比较一个值。', [
      ['快照', '把结果保存下来。', 'snapshots'],
      ['toMatchSnapshot'],
    ]),
    ...sectionsOf('/zh/timers', '模拟定时器', '控制时间。'),
    ...sectionsOf('/zh/coverage', 'coverage', '统计覆盖率。', [['只看改动的文件', '', 'changed-files']]),
    ...sectionsOf('/zh/cli', '命令行', '统计覆盖率。'),
    ...OTHERS,
  ]),
);
const urls = (query: string, engine = english) => engine.search(query, OPTIONS).hits.map(({ url }) => url);
const first = (query: string, engine = english) => urls(query, engine)[0];

describe('an identifier', () => {
  test.each(['setupFiles', 'setup-files', 'setup files', 'SETUP_FILES', 'ｓｅｔｕｐＦｉｌｅｓ', 'setup f'])(
    'is found as %j',
    (query) => {
      expect(first(query)).toBe('/setupFiles');
    },
  );
  test.each([
    ['rs.mock', '/mock#rs.mock'],
    ['SPYON', '/mock#rs.spyon'],
    ['toMatchInl', '/expect#tomatchinlinesnapshot'],
    ['inlinesnap', '/expect#tomatchinlinesnapshot'],
    ['InlineSnapshot', '/expect#tomatchinlinesnapshot'],
    ['notests', '/pass'],
    ['pass with no tests', '/pass'],
  ])('or its part is found first: %s', (query, url) => {
    expect(first(query)).toBe(url.replace('#rs.', '#rs.'));
  });
  test('is found by its first letter; a text with a word of that letter is not', () => {
    expect(urls('t')).toContain('/environment');
    expect(urls('t')).toContain('/expect#tomatchsnapshot');
    // "plain words" stand in all of them.
    expect(urls('w').filter((url) => url.startsWith('/other'))).toEqual([]);
  });
  test('is found by its first two; a text is found by those that no heading begins with', () => {
    expect(urls('pl')).toEqual(['/plugins']);
    expect(urls('wo')).toContain('/other/0');
  });
  test('is found in spite of a typo that hides its ending: plugnis', () => {
    expect(first('plugnis')).toBe('/plugins');
  });
  test.each(['toMatchInlnieSnapshot', 'tomatchInlineSnapshoot', 'toMatchInlineSnapsht'])(
    'is found in spite of a typo: %s',
    (query) => {
      expect(first(query)).toBe('/expect#tomatchinlinesnapshot');
    },
  );
});

describe('a plural', () => {
  const plural = createEngine(
    buildIndex('en', [
      ...sectionsOf('/test', 'test', '', [['test.skip'], ['test.sequential']]),
      ...sectionsOf('/filter', 'Filtering tests'),
      ...sectionsOf('/skip', 'skip'),
      ...sectionsOf('/clock', 'Clock', '', [['rs.runAllTimers']]),
      ...OTHERS,
    ]),
  );
  const marks = (query: string) =>
    plural
      .search(query, OPTIONS)
      .hits.map(({ title }) => title.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join(''));
  test('is no beginning of a name that goes on with the letter of its ending', () => {
    expect(marks('tests')).toEqual(['[test]', 'Filtering [tests]', '[test].skip', '[test].sequential']);
  });
  test('as the beginning of a name that is typed with its dot it is one', () => {
    expect(marks('test.s').slice(0, 2)).toEqual(['[test.s]kip', '[test.s]equential']);
  });
  test('is a part of a name as it stands there', () => {
    expect(marks('timers')).toEqual(['rs.runAll[Timers]']);
  });
});

describe('an operator', () => {
  const operators = createEngine(
    buildIndex('en', [
      ...sectionsOf('/matchers', 'Matchers', 'Each comparison has one.', [
        ['Comparison of numbers', ''],
        ['toBeGreaterThanOrEqual', 'a >= b', undefined, 2, ['>= comparison']],
      ]),
      ...OTHERS,
    ]),
  );
  test('is a word of a phrase: the rest of it is not the whole phrase', () => {
    expect(urls('comparison', operators)[0]).toBe('/matchers#comparison-of-numbers');
  });
  test('is found as it is', () => {
    expect(urls('>=', operators)).toEqual(['/matchers#tobegreaterthanorequal']);
    expect(urls('>= comparison', operators)[0]).toBe('/matchers#tobegreaterthanorequal');
  });
  test('that nobody asks by is no part of a query', () => {
    expect(urls('comparison => &&', operators)).toEqual(urls('comparison', operators));
  });
});

describe('code as a query', () => {
  const code = createEngine(
    buildIndex('en', [
      ...sectionsOf('/expect', 'expect', '', [
        ['expect.extend', '', undefined, 2, ['expect x to be y']],
        ['toBe', '', undefined, 2, ['same value']],
      ]),
      ...OTHERS,
    ]),
  );
  test('means its names, and not the letters and digits that stand for anything', () => {
    expect(urls('expect(x).toBe(1)', code)[0]).toBe('/expect#tobe');
  });
});

describe('the order', () => {
  test('puts a page whose title has the word before names that only begin with it', () => {
    const sections = [
      ...sectionsOf('/instance', 'Spies', '', [['mockClear'], ['mockReset'], ['mockName']]),
      ...sectionsOf('/functions', 'Mock functions'),
      ...OTHERS,
    ];
    expect(first('mock', createEngine(buildIndex('en', sections)))).toBe('/functions');
  });
  test('puts a question by what it asks, not by its small words', () => {
    expect(first('how to mock a module')).toBe('/mock');
  });
  test('puts a heading before a text', () => {
    expect(urls('features')).toEqual(['/expect#features', ...urls('features').slice(1)]);
  });
  test('puts the heading that is the query before one that says more, however often that is asked for', () => {
    const sections = [
      ...sectionsOf('/a', 'A', '', [
        ['context.onDone', '', 'c', 2, ['onDone callback', 'use onDone', 'onDone in a test']],
      ]),
      ...sectionsOf('/b', 'B', '', [['onDone', '', 'done']]),
      ...OTHERS,
    ];
    expect(first('onDone', createEngine(buildIndex('en', sections)))).toBe('/b#done');
  });
  test('puts lists of links last', () => {
    expect(urls('features').at(-1)).toBe('/setupFiles#where-to-go-next');
  });
  test('puts the page of a flag before one that mentions it', () => {
    expect(first('--passWithNoTests')).toBe('/pass');
  });
  test('a bare letter flag finds what names it', () => {
    expect(urls('-p').toSorted()).toEqual(['/cli', '/pass']);
  });
});

describe('a flag', () => {
  const [page, ...below] = sectionsOf('/cli', 'CLI', '', [['Run flags', 'All flags.']]);
  const flags = createEngine(
    buildIndex('en', [
      ...(page ? [page] : []),
      ...below.map((section) => ({ ...section, defined: '--bail --report.folder' })),
      ...sectionsOf('/traps', 'Traps', '', [['Lost filter', '', undefined, 2, ['--bail ignored']]]),
      ...sectionsOf('/report', 'Report', '', [['Folder', 'Where a report is written.']]),
      ...OTHERS,
    ]),
  );
  test('is found where it is defined before where it is mentioned', () => {
    expect(urls('--bail', flags).slice(0, 2)).toEqual(['/cli#run-flags', '/traps#lost-filter']);
  });
  test('does not make its section one of its words', () => {
    expect(urls('report folder', flags)[0]).toBe('/report#folder');
  });
});

describe('how readers ask for a section', () => {
  const asked = createEngine(
    buildIndex('en', [
      ...sectionsOf('/retry', 'retry', 'Runs a failed test again.', [
        ['Count attempts', 'Each attempt is counted.', undefined, 2, ['flaky test in ci', 'unstable network']],
        ['Delay', 'Wait between attempts.', undefined, 2, ['wait longer']],
      ]),
      ...sectionsOf('/network', 'Network', 'A test of an unstable network in ci.'),
      ...OTHERS,
    ]),
  );
  test.each(['flaky test in ci', 'my test is flaky in ci', 'flakey tests ci'])('finds it first: %s', (query) => {
    expect(first(query, asked)).toBe('/retry#count-attempts');
  });
  test('counts phrase by phrase, so that words of two of them make none', () => {
    expect(first('network in ci', asked)).toBe('/network');
  });
  test('suggests no heading whose phrase alone is like the query', () => {
    expect(asked.suggest('unstabellll')).not.toContain('Count attempts');
  });
  test('makes a hit of its text: no word of the heading was asked for', () => {
    expect(asked.search('longer', OPTIONS).hits).toMatchObject([{ url: '/retry#delay', type: 'content' }]);
  });
  test('shows the first words of a section in which nothing is to be marked', () => {
    for (const page of asked.missingTexts(asked.search('longer', OPTIONS).hits))
      asked.giveTexts(page, ['', '', 'Seconds between one attempt and the next one.']);
    expect(asked.search('longer', OPTIONS).hits[0]?.snippet).toEqual([
      { text: 'Seconds between one attempt and the', isMatch: false },
      { text: '…', isMatch: false },
    ]);
  });
});

describe('Chinese', () => {
  test.each([
    ['快照', '/zh/expect#snapshots'],
    ['snapshots', '/zh/expect#snapshots'],
    ['定时', '/zh/timers'],
    ['假定时器', '/zh/timers'],
    ['覆盖率', '/zh/coverage'],
    ['changed files', '/zh/coverage#changed-files'],
    ['块照', '/zh/expect#snapshots'],
  ])('and English names of one thing find it: %s', (query, url) => {
    expect(first(query, chinese)).toBe(url);
  });
});

describe('a hit', () => {
  test('whose heading matched is of the type of the heading; one of the text alone is content and leads to its section', () => {
    const [heading] = english.search('spyon', OPTIONS).hits;
    expect(heading).toMatchObject({ objectID: '/mock#rs.spyon', type: 'lvl2', hierarchy: { lvl1: 'Mock modules' } });
    const hit = english.search('hoisted', OPTIONS).hits.find(({ url }) => url.startsWith('/expect'));
    expect(hit).toMatchObject({ objectID: '/expect#features::content', type: 'content', url: '/expect#features' });
  });
  test('has its snippet once the texts of its page are there', () => {
    const { hits } = english.search('hoisted', OPTIONS);
    expect(hits[0]?.snippet).toEqual([]);
    for (const page of english.missingTexts(hits))
      english.giveTexts(page, ['', 'It is hoisted before the imports, always and everywhere.', '', '']);
    expect(english.missingTexts(hits)).toEqual([]);
    const snippets = english.search('hoisted', OPTIONS).hits.map(({ snippet }) => snippet);
    expect(snippets).toContainEqual([
      { text: '…', isMatch: false },
      { text: 'is ', isMatch: false },
      { text: 'hoisted', isMatch: true },
      { text: ' before the imports, always', isMatch: false },
      { text: '…', isMatch: false },
    ]);
  });
});

describe('nothing', () => {
  test.each(['', '   ', '- . -', 'kubernetes', '，'])('is found for %j', (query) => {
    expect(urls(query)).toEqual([]);
  });
  test('is found where only a small part of a query stands', () => {
    expect(urls('kubernetes prometheus grafana terraform ansible window helm')).toEqual([]);
  });
});

describe('suggestions', () => {
  test('leave out the words that nothing has', () => {
    expect(english.suggest('kubernetes snapshot')).toContain('snapshot');
  });
  test('are headings that look like the query, at most 3, and all find something', () => {
    const found = english.suggest('enviroooment');
    expect(found.length).toBeLessThanOrEqual(3);
    expect(found[0]).toBe('testEnvironment');
    expect(found.every((query) => urls(query).length > 0)).toBe(true);
  });
  test('are none for what is like nothing', () => {
    expect(english.suggest('zzzzzzzz')).toEqual([]);
  });
});

test('a rehearsal changes no answer, and an index without pages has one too', () => {
  const before = english.search('mock', OPTIONS);
  english.warmUp();
  expect(english.search('mock', OPTIONS)).toEqual(before);
  const empty = createEngine(buildIndex('en', []));
  empty.warmUp();
  expect(empty.search('mock', OPTIONS).hits).toEqual([]);
});
