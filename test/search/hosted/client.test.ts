import { describe, expect, test } from 'vitest';
import { createHostedClient } from '#search/hosted/client.ts';
import { DeserializationError } from '#search/hosted/errors.ts';
import { faultServer, hostsOf, json } from '../../support/fault-server.ts';

const clientOf = (url: string) => createHostedClient({ appId: 'APP', apiKey: 'KEY', hosts: hostsOf(url) });
const REQUESTS = { requests: [{ indexName: 'docs', query: 'mock' }] };

test.each([
  ['search', '/1/indexes/*/queries'],
  ['getRecommendations', '/1/indexes/*/recommendations'],
] as const)('%s posts its requests and returns the results', async (method, path) => {
  const host = await faultServer(json({ results: [{ nbHits: 3 }] }));
  expect(await clientOf(host.url)[method](REQUESTS)).toEqual([{ nbHits: 3 }]);
  expect(host.received).toMatchObject([{ method: 'POST', path, body: JSON.stringify(REQUESTS) }]);
});

test('searches go to the read host, other posts to the write host', async () => {
  const [reading, writing] = [await faultServer(json({ results: [] })), await faultServer()];
  const client = createHostedClient({
    appId: 'APP',
    apiKey: 'KEY',
    hosts: [
      { url: reading.url, accept: 'read' },
      { url: writing.url, accept: 'write' },
    ],
  });
  await client.search(REQUESTS);
  await client.getRecommendations(REQUESTS);
  await client.customPost({ path: '1/indexes/docs/batch', parameters: { a: 'b c' }, body: { requests: [] } });
  await client.customPost({ path: '/1/empty' });
  expect(reading.received).toHaveLength(2);
  expect(writing.received).toMatchObject([
    { method: 'POST', path: '/1/indexes/docs/batch', parameters: { a: 'b c' }, body: '{"requests":[]}' },
    { method: 'POST', path: '/1/empty', body: '{}' },
  ]);
});

describe('a missing parameter is named in the error', () => {
  const client = clientOf('http://unused.test');
  const nothing = undefined as never;

  test.each([
    ['Parameter `path` is required when calling `customPost`.', () => client.customPost({ path: '' })],
    ['Parameter `path` is required when calling `customPost`.', () => client.customPost(nothing)],
    ['Parameter `searchMethodParams` is required when calling `search`.', () => client.search(nothing)],
    [
      'Parameter `searchMethodParams.requests` is required when calling `search`.',
      () => client.search({ requests: nothing }),
    ],
    [
      'Parameter `getRecommendationsParams` is required when calling `getRecommendations`.',
      () => client.getRecommendations(nothing),
    ],
    [
      'Parameter `getRecommendationsParams.requests` is required when calling `getRecommendations`.',
      () => client.getRecommendations({ requests: nothing }),
    ],
  ])('%s', async (message, call) => {
    await expect(call()).rejects.toThrow(new Error(message));
  });
});

test('a missing id or key throws when the client is created', () => {
  expect(() => createHostedClient({ appId: '', apiKey: 'KEY' })).toThrow('`appId` is missing.');
  expect(() => createHostedClient({ appId: 'APP', apiKey: '' })).toThrow('`apiKey` is missing.');
});

test.each([null, 5, [], {}, { results: 'none' }])('JSON without results is rejected: %j', async (body) => {
  const host = await faultServer(json(body));
  await expect(clientOf(host.url).search(REQUESTS)).rejects.toBeInstanceOf(DeserializationError);
});
