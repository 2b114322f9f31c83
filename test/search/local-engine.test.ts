import { describe, expect, test } from 'vitest';
import { buildIndex } from '#search/build-index.ts';
import { createEngine } from '#search/local-engine.ts';
import { sectionsOf } from '../support/sections.ts';

const OPTIONS = { hitsPerPage: 20, snippetWords: 6 };
/** Filler pages for the rest of a site, so that idf tells rare words from common ones. */
const OTHERS = Array.from({ length: 12 }, (_, index) =>
  sectionsOf(`/other/${index}`, `Other ${index}`, 'plain words'),
).flat();
const english = createEngine(
  buildIndex('en', [
    ...sectionsOf('/setupFiles', 'setupFiles', 'Runs code first, with a browser window.', [['Type', 'Features.']]),
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
    expect(first(query)).toBe(url);
  });
  test('is found by its first letter; a text with such a word is not', () => {
    expect(urls('t')).toContain('/environment');
    expect(urls('t')).toContain('/expect#tomatchsnapshot');
    // All of them contain "plain words".
    expect(urls('w').filter((url) => url.startsWith('/other'))).toEqual([]);
  });
  test('is found by its first two letters; a text only by letters that no heading begins with', () => {
    expect(urls('pl')).toEqual(['/plugins']);
    expect(urls('wo')).toContain('/other/0');
  });
  test('is found despite a typo that hides its ending: plugnis', () => {
    expect(first('plugnis')).toBe('/plugins');
  });
  test.each(['toMatchInlnieSnapshot', 'tomatchInlineSnapshoot', 'toMatchInlineSnapsht'])(
    'is found despite a typo: %s',
    (query) => {
      expect(first(query)).toBe('/expect#tomatchinlinesnapshot');
    },
  );
});

test('a half-typed -ation finds its verb, also when a longer name begins so', () => {
  const engine = createEngine(
    buildIndex('en', [...sectionsOf('/isolate', 'isolate'), ...sectionsOf('/jest', 'isolateModules'), ...OTHERS]),
  );
  for (const query of ['isolat', 'isolati', 'isolatio', 'isolation']) {
    expect(engine.search(query, OPTIONS).hits[0]?.url).toBe('/isolate');
  }
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
  test('does not match, as a prefix, a dotted name whose next word begins with its ending', () => {
    expect(marks('tests')).toEqual(['[test]', 'Filtering [tests]', '[test].skip', '[test].sequential']);
  });
  test('typed with the dot of such a name is a prefix', () => {
    expect(marks('test.s').slice(0, 2)).toEqual(['[test.s]kip', '[test.s]equential']);
  });
  test('matches the same plural inside a name', () => {
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
  test('counts as a word of a phrase, so the rest of the phrase is not a full match', () => {
    expect(urls('comparison', operators)[0]).toBe('/matchers#comparison-of-numbers');
  });
  test('is found as typed', () => {
    expect(urls('>=', operators)).toEqual(['/matchers#tobegreaterthanorequal']);
    expect(urls('>= comparison', operators)[0]).toBe('/matchers#tobegreaterthanorequal');
  });
  test('that is not in the index is ignored', () => {
    expect(urls('comparison => &&', operators)).toEqual(urls('comparison', operators));
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
  test('ranks a question by its content words, not its stop words', () => {
    expect(first('how to mock a module')).toBe('/mock');
  });
  test('puts a heading before a text', () => {
    expect(urls('features')).toEqual(['/expect#features', ...urls('features').slice(1)]);
  });
  test('puts the heading that equals the query before a longer one, however many phrases that has', () => {
    const sections = [
      ...sectionsOf('/a', 'A', '', [
        ['context.onDone', '', 'c', 2, ['onDone callback', 'use onDone', 'onDone in a test']],
      ]),
      ...sectionsOf('/b', 'B', '', [['onDone', '', 'done']]),
      ...OTHERS,
    ];
    expect(first('onDone', createEngine(buildIndex('en', sections)))).toBe('/b#done');
  });
  test('puts the page of a flag before one that mentions it', () => {
    expect(first('--passWithNoTests')).toBe('/pass');
  });
  test('finds every page that names a one-letter flag', () => {
    expect(urls('-p').toSorted()).toEqual(['/cli', '/pass']);
  });
});

describe('a flag', () => {
  const [page, ...below] = sectionsOf('/cli', 'CLI', '', [['Run flags', 'All flags.']]);
  const [errors, ...rows] = sectionsOf('/a-errors', 'Errors', '', [['Messages', 'Stopped by --bail.']]);
  const message = 'Cannot stop early after `--bail`\n--bail without the number of failed tests';
  const flags = createEngine(
    buildIndex('en', [
      ...(errors ? [errors] : []),
      ...rows.map((section) => ({ ...section, defined: message })),
      ...(page ? [page] : []),
      ...below.map((section) => ({ ...section, defined: '--bail [number]\n--report.folder' })),
      ...sectionsOf('/traps', 'Traps', '', [['Lost filter', '', undefined, 2, ['--bail ignored']]]),
      ...sectionsOf('/report', 'Report', '', [['Folder', 'Where a report is written.']]),
      ...OTHERS,
    ]),
  );
  test('is found where it is defined before where it is mentioned', () => {
    expect(urls('--bail', flags)).toEqual(['/cli#run-flags', '/traps#lost-filter', '/a-errors#messages']);
  });
  test('does not make its section a match for its separate words', () => {
    expect(urls('report folder', flags)[0]).toBe('/report#folder');
  });
});

describe('the search phrases of a section', () => {
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
  test.each(['flaky test in ci', 'my test is flaky in ci', 'flakey tests ci'])('make it the first hit: %s', (query) => {
    expect(first(query, asked)).toBe('/retry#count-attempts');
  });
  test('match one by one: words from two phrases do not add up', () => {
    expect(first('network in ci', asked)).toBe('/network');
  });
  test('do not make their heading a suggestion', () => {
    expect(asked.suggest('unstabellll')).not.toContain('Count attempts');
  });
  test('make a content hit, since no word of the heading was asked for', () => {
    expect(asked.search('longer', OPTIONS).hits).toMatchObject([{ url: '/retry#delay', type: 'content' }]);
  });
  test('make a snippet of the first words, since nothing in the text is to be marked', () => {
    for (const page of asked.missingTexts(asked.search('longer', OPTIONS).hits))
      asked.addTexts(page, ['', '', 'Seconds between one attempt and the next one.']);
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
  ])('and English names find the same section: %s', (query, url) => {
    expect(first(query, chinese)).toBe(url);
  });
});

describe('a hit', () => {
  test('has the type of its heading when that matched; a match in the text alone is content and links to its section', () => {
    const [heading] = english.search('spyon', OPTIONS).hits;
    expect(heading).toMatchObject({ objectID: '/mock#rs.spyon', type: 'lvl2', hierarchy: { lvl1: 'Mock modules' } });
    const hit = english.search('hoisted', OPTIONS).hits.find(({ url }) => url.startsWith('/expect'));
    expect(hit).toMatchObject({ objectID: '/expect#features::content', type: 'content', url: '/expect#features' });
  });
  test('has its snippet once the texts of its page are loaded', () => {
    const { hits } = english.search('hoisted', OPTIONS);
    expect(hits[0]?.snippet).toEqual([]);
    for (const page of english.missingTexts(hits))
      english.addTexts(page, ['', 'It is hoisted before the imports, always and everywhere.', '', '']);
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
  test('is found where only a small part of a query matches', () => {
    expect(urls('kubernetes prometheus grafana terraform ansible window helm')).toEqual([]);
  });
});

describe('suggestions', () => {
  test('leave out words without results', () => {
    expect(english.suggest('kubernetes snapshot')).toContain('snapshot');
  });
  test('are at most 3 headings similar to the query, all with results', () => {
    const found = english.suggest('enviroooment');
    expect(found.length).toBeLessThanOrEqual(3);
    expect(found[0]).toBe('testEnvironment');
    expect(found.every((query) => urls(query).length > 0)).toBe(true);
  });
  test('are none for a query similar to nothing', () => {
    expect(english.suggest('zzzzzzzz')).toEqual([]);
  });
});

test('warmUp changes no answer, also on an index without pages', () => {
  const before = english.search('mock', OPTIONS);
  english.warmUp();
  expect(english.search('mock', OPTIONS)).toEqual(before);
  const empty = createEngine(buildIndex('en', []));
  empty.warmUp();
  expect(empty.search('mock', OPTIONS).hits).toEqual([]);
});
