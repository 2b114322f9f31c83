// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startInsights } from '#search/hosted/insights.ts';
import { createHostedSource } from '#search/hosted/source.ts';

const CONFIG = { appId: 'APP', apiKey: 'KEY', indexName: 'docs', insights: true } as const;

type Global = { aa?: { queue: unknown[][] }; AlgoliaAnalyticsObject?: string };
const page = globalThis as unknown as Global;
const calls = () => page.aa?.queue ?? [];
const ids = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  delete page.aa;
  document.head.replaceChildren();
});

describe('the script', () => {
  test('comes from the CDN in a pinned version with an integrity hash', () => {
    startInsights(CONFIG);
    const [script, ...others] = document.head.querySelectorAll('script');
    expect(others).toEqual([]);
    expect(script?.src).toBe('https://cdn.jsdelivr.net/npm/search-insights@2.17.3/dist/search-insights.min.js');
    expect(script?.getAttribute('integrity')).toBe(
      'sha384-puGTibgj5tll4rKBSZMNWXFBG+MuObLcSQE3VnZ/PbPozbHGK7qhg0CFKG9FBUjZ',
    );
    expect(script?.getAttribute('crossorigin')).toBe('');
  });
  test('is added once', () => {
    startInsights(CONFIG);
    startInsights(CONFIG);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
  });
  test('finds the queued init call, without cookies', () => {
    startInsights(CONFIG);
    expect(page.AlgoliaAnalyticsObject).toBe('aa');
    expect(calls()).toEqual([['init', { appId: 'APP', apiKey: 'KEY', useCookie: false }]]);
  });
});

describe('views', () => {
  test('are sent in groups of 20 ids', () => {
    startInsights(CONFIG).viewed(ids(45));
    vi.advanceTimersByTime(400);
    const views = calls().filter(([method]) => method === 'viewedObjectIDs') as [string, { objectIDs: string[] }][];
    expect(views.map(([, { objectIDs }]) => objectIDs.length)).toEqual([20, 20, 5]);
    expect(views.flatMap(([, { objectIDs }]) => objectIDs)).toEqual(ids(45));
    expect(views[2]?.[1]).toMatchObject({ index: 'docs', eventName: 'Results viewed' });
  });
  test('are sent after 400 ms without new results on screen', () => {
    const insights = startInsights(CONFIG);
    insights.viewed(['/early']);
    vi.advanceTimersByTime(399);
    insights.viewed(['/late']);
    vi.advanceTimersByTime(399);
    expect(calls()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(calls().slice(1)).toEqual([['viewedObjectIDs', expect.objectContaining({ objectIDs: ['/late'] })]]);
  });
  test('of no results are not sent', () => {
    startInsights(CONFIG).viewed([]);
    vi.advanceTimersByTime(400);
    expect(calls()).toHaveLength(1);
  });
});

test('a click is sent at once with the query id and the position of the result', () => {
  startInsights(CONFIG).clicked('q1', '/a', 3);
  expect(calls()[1]).toEqual([
    'clickedObjectIDsAfterSearch',
    { index: 'docs', eventName: 'Result opened', queryID: 'q1', objectIDs: ['/a'], positions: [3] },
  ]);
});

test('preparing the search again reconnects with the same preconnect link', () => {
  const source = createHostedSource(CONFIG, 'en', 'https://docs.test');
  source.prepare();
  source.prepare();
  const links = [...document.head.querySelectorAll('link[rel=preconnect]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://app-dsn.algolia.net']);
});
