import { describe, expect, test } from 'vitest';
import { searchHit, TAGS, textParts, withoutTags } from '#search/hosted/hit.ts';

const ORIGIN = 'https://docs.test';
const mark = (text: string) => text.replace('[', TAGS.pre).replace(']', TAGS.post);

/** A hit as the service sends it. */
function raw(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    objectID: '/config/pool#usage',
    url: '/config/pool#usage',
    type: 'lvl2',
    hierarchy: { lvl0: 'Config', lvl1: 'pool', lvl2: 'How to use it', lvl3: null },
    content: null,
    _highlightResult: { hierarchy: { lvl2: { value: mark('How to [use] it'), matchLevel: 'full' } } },
    ...changes,
  };
}
const urlOf = (url: unknown) => searchHit(raw({ url }), ORIGIN)?.url;

describe('textParts', () => {
  test('marks the text between the tags', () => {
    expect(textParts(`How to ${TAGS.pre}use${TAGS.post} it`)).toEqual([
      { text: 'How to ', isMatch: false },
      { text: 'use', isMatch: true },
      { text: ' it', isMatch: false },
    ]);
  });
  test('unpaired tags lose no text', () => {
    expect(textParts(`a${TAGS.post}b${TAGS.pre}${TAGS.pre}c`)).toEqual([
      { text: 'a', isMatch: false },
      { text: 'b', isMatch: false },
      { text: 'c', isMatch: true },
    ]);
  });
  test('everything else is plain text, including HTML', () => {
    expect(textParts('<mark>a</mark>')).toEqual([{ text: '<mark>a</mark>', isMatch: false }]);
    expect(textParts('')).toEqual([]);
  });
  test('withoutTags removes the tags', () => {
    expect(withoutTags(`a${TAGS.pre}b${TAGS.post}c`)).toBe('abc');
  });
});

describe('searchHit', () => {
  test('returns the record with its own heading as the marked title', () => {
    expect(searchHit(raw(), ORIGIN)).toEqual({
      objectID: '/config/pool#usage',
      url: '/config/pool#usage',
      type: 'lvl2',
      hierarchy: {
        lvl0: 'Config',
        lvl1: 'pool',
        lvl2: 'How to use it',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: null,
      title: textParts(mark('How to [use] it')),
      snippet: [],
    });
  });
  test('of a content record has the page title and a snippet around the match', () => {
    const hit = searchHit(
      raw({
        type: 'content',
        content: 'Runs tests in forks.',
        _highlightResult: { hierarchy: { lvl1: { value: mark('[pool]') } } },
        _snippetResult: { content: { value: mark('… tests in [forks]') } },
      }),
      ORIGIN,
    );
    expect(hit?.title).toEqual([{ text: 'pool', isMatch: true }]);
    expect(hit?.snippet).toEqual(textParts(mark('… tests in [forks]')));
    expect(hit?.content).toBe('Runs tests in forks.');
  });
  test('has no snippet when nothing in the text matched', () => {
    const hit = searchHit(raw({ _snippetResult: { content: { value: 'Runs tests' } } }), ORIGIN);
    expect(hit?.snippet).toEqual([]);
  });
  test.each([undefined, null, 5, 'text', { hierarchy: null }, { hierarchy: { lvl2: { value: 5 } } }])(
    'has its plain heading when the highlight is unusable: %j',
    (_highlightResult) => {
      expect(searchHit(raw({ _highlightResult }), ORIGIN)?.title).toEqual([{ text: 'How to use it', isMatch: false }]);
    },
  );
});

describe('the address', () => {
  test.each([
    ['/config/pool?a=1#usage', '/config/pool?a=1#usage'],
    ['https://docs.test/zh/config/pool#usage', '/zh/config/pool#usage'],
    ['config/pool', '/config/pool'],
  ])('%s leads to %s', (url, path) => {
    expect(urlOf(url)).toBe(path);
  });
  test.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://evil.test/config/pool',
    'http://docs.test/config/pool',
    'https://docs.test@evil.test/',
    'https://docs.test.evil.test/',
    '//evil.test/config',
    '/\\evil.test/config',
    'https://docs.test//evil.test/config',
    '/.//evil.test/config',
    'blob:https://docs.test/1',
    'https://[',
    '',
    null,
    undefined,
    5,
    { toString: () => '/config/pool' },
  ])('%j makes no hit', (url) => {
    expect(urlOf(url)).toBeUndefined();
  });
});

test.each([
  ['nothing', null],
  ['a text', 'hit'],
  ['one without id', raw({ objectID: undefined })],
  ['one of an unknown type', raw({ type: 'lvl7' })],
  ['one of the group alone', raw({ type: 'lvl0' })],
  ['one whose type is a name of all objects', raw({ type: 'toString' })],
  ['one without its heading', raw({ hierarchy: { lvl1: 'pool' } })],
  ['one without headings', raw({ hierarchy: null })],
])('an invalid record makes no hit: %s', (_, hit) => {
  expect(searchHit(hit, ORIGIN)).toBeUndefined();
});

test('only the known fields of a hit reach the page', () => {
  const hit = searchHit(
    raw({ dangerouslySetInnerHTML: { __html: '<b>' }, hierarchy: { lvl2: 'a', evil: 'b' } }),
    ORIGIN,
  );
  expect(Object.keys(hit ?? {})).toEqual(['objectID', 'url', 'type', 'hierarchy', 'content', 'title', 'snippet']);
  expect(hit?.hierarchy).not.toHaveProperty('evil');
});
