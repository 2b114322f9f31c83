import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { HostedSearch } from '#shared/schema/search.ts';
import { RetryError, DeserializationError, ApiError } from '#search/hosted/errors.ts';
import { TAGS } from '#search/hosted/hit.ts';
import { createHostedSource } from '#search/hosted/source.ts';
import {
  faultServer,
  hostsOf,
  json,
  refusedUrl,
  status,
  text200,
  type FaultServer,
} from '../../support/fault-server.ts';

const insights = vi.hoisted(() => ({ started: vi.fn(), viewed: vi.fn(), clicked: vi.fn() }));
vi.mock('#search/hosted/insights.ts', () => ({
  startInsights: (config: HostedSearch) => {
    insights.started(config);
    return { viewed: insights.viewed, clicked: insights.clicked };
  },
}));
beforeEach(() => {
  vi.clearAllMocks();
});

const CONFIG: HostedSearch = { appId: 'APP', apiKey: 'KEY', indexName: 'docs' };
const OPTIONS = { hitsPerPage: 20, snippetWords: 10 };

function hit(title: string, url = `/guide/${title}`) {
  return { objectID: url, url, type: 'lvl1', hierarchy: { lvl0: 'Guide', lvl1: title } };
}
const found = (...hits: readonly unknown[]) => json({ results: [{ hits, nbHits: 40 + hits.length, queryID: 'q1' }] });

function sourceOf(hosts: readonly (FaultServer | string)[], config: Partial<HostedSearch> = {}) {
  const urls = hosts.map((host) => (typeof host === 'string' ? host : host.url));
  const options = { hosts: hostsOf(...urls), states: new Map() };
  return createHostedSource({ ...CONFIG, ...config }, 'zh', 'https://docs.test', options);
}
const sent = (host: FaultServer) => (JSON.parse(host.received[0]?.body ?? '{}') as { requests: unknown[] }).requests;

test('its id is "hosted"', () => {
  expect(sourceOf([]).id).toBe('hosted');
});

describe('a search', () => {
  test('sends one request with the fields of the protocol', async () => {
    const host = await faultServer(found());
    await sourceOf([host]).search('快照 mock', OPTIONS);
    expect(sent(host)).toEqual([
      {
        query: '快照 mock',
        indexName: 'docs',
        attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
        attributesToSnippet: ['content:10'],
        snippetEllipsisText: '…',
        highlightPreTag: TAGS.pre,
        highlightPostTag: TAGS.post,
        hitsPerPage: 20,
        clickAnalytics: false,
        facetFilters: ['lang:zh'],
      },
    ]);
  });
  test('adds the configured parameters, but keeps those needed to read the answer', async () => {
    const host = await faultServer(found());
    const searchParameters = {
      snippetEllipsisText: '...',
      distinct: true,
      query: 'other',
      highlightPreTag: '<b>',
      facetFilters: ['version:1'],
    };
    await sourceOf([host], { insights: true, searchParameters }).search('mock', OPTIONS);
    expect(sent(host)).toMatchObject([
      {
        query: 'mock',
        highlightPreTag: TAGS.pre,
        snippetEllipsisText: '...',
        distinct: true,
        clickAnalytics: true,
        facetFilters: ['lang:zh', 'version:1'],
      },
    ]);
  });
  test('returns the hits, their total and the query id', async () => {
    const host = await faultServer(found(hit('a'), hit('b')));
    const answer = await sourceOf([host]).search('mock', OPTIONS);
    expect(answer.hits.map(({ url }) => url)).toEqual(['/guide/a', '/guide/b']);
    expect(answer).toMatchObject({ nbHits: 42, queryID: 'q1' });
  });
  test('leaves out and does not count hits that lead elsewhere', async () => {
    const host = await faultServer(found(hit('a'), hit('evil', 'javascript:alert(1)'), 'nonsense'));
    const answer = await sourceOf([host]).search('mock', OPTIONS);
    expect(answer.hits.map(({ url }) => url)).toEqual(['/guide/a']);
    expect(answer.nbHits).toBe(41);
  });
  test('reads no more hits than Algolia sends at most, however many an answer has', async () => {
    const host = await faultServer(found(...Array.from({ length: 1500 }, (_, index) => hit(`a${index}`))));
    expect((await sourceOf([host]).search('mock', OPTIONS)).hits).toHaveLength(1000);
  });
  test('does not wait for an earlier one', async () => {
    const host = await faultServer((request) => (request.body.includes('"first"') ? 'hang' : found(hit('b'))));
    const source = sourceOf([host]);
    void source.search('first', OPTIONS).catch(() => undefined);
    expect((await source.search('second', OPTIONS)).hits).toHaveLength(1);
  });
  test.each([
    ['every host fails', RetryError, status(500)],
    ['the service refuses', ApiError, json({ message: 'Invalid key' }, 403)],
    ['the answer is HTML', DeserializationError, text200('<html>')],
    ['the answer has no result', DeserializationError, json({ results: [] })],
    ['the result has no hits', DeserializationError, json({ results: [{ hits: 5 }] })],
  ])('rejects when %s', async (_, kind, fault) => {
    const host = await faultServer(fault);
    await expect(sourceOf([host, await refusedUrl()]).search('mock', OPTIONS)).rejects.toBeInstanceOf(kind);
  });
});

describe('suggestions', () => {
  test('are at most three distinct headings, found with any of the words or half of the longest', async () => {
    const host = await faultServer(
      json({
        results: [
          { hits: [hit('a'), hit('mokc functoin')] },
          { hits: [hit('a', '/zh/a'), hit('b'), hit('c'), hit('d')] },
        ],
      }),
    );
    expect(await sourceOf([host]).suggest('mokc functoin')).toEqual(['a', 'b', 'c']);
    expect(sent(host)).toMatchObject([
      { query: 'mokc functoin', optionalWords: ['functoin', 'mokc'], hitsPerPage: 3, facetFilters: ['lang:zh'] },
      { query: 'func', hitsPerPage: 3, facetFilters: ['lang:zh'] },
    ]);
  });
});

describe('events', () => {
  const answer = { hits: [], nbHits: 0, queryID: 'q1' };
  const shown = { objectID: '/a', url: '/a', type: 'lvl1', content: null, title: [], snippet: [] } as never;

  test('are sent when configured: the results on screen, and the opened result with its position', async () => {
    const source = sourceOf([], { insights: true });
    source.onShow({ ...answer, hits: [shown] });
    source.onSelect(shown, answer, 2);
    await vi.waitFor(() => expect(insights.clicked).toHaveBeenCalledWith('q1', '/a', 2));
    expect(insights.viewed).toHaveBeenCalledWith(['/a']);
    expect(insights.started).toHaveBeenCalledOnce();
  });
  test('are not started when not configured', async () => {
    const source = sourceOf([]);
    source.onShow({ ...answer, hits: [shown] });
    source.onSelect(shown, answer, 2);
    await import('#search/hosted/insights.ts');
    await Promise.resolve();
    expect(insights.started).not.toHaveBeenCalled();
  });
  test('for clicks are not sent when the answer has no query id', async () => {
    const source = sourceOf([], { insights: true });
    source.onSelect(shown, { hits: [], nbHits: 0 }, 2);
    source.onShow({ ...answer, hits: [] });
    await vi.waitFor(() => expect(insights.viewed).toHaveBeenCalledOnce());
    expect(insights.clicked).not.toHaveBeenCalled();
  });
  test('that fail only log a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    insights.viewed.mockImplementationOnce(() => {
      throw new Error('blocked');
    });
    sourceOf([], { insights: true }).onShow({ ...answer, hits: [shown] });
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(new Error('blocked')));
  });
});
