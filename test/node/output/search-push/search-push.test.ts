import { beforeEach, describe, expect, test } from 'vitest';
import type { HostedSearch } from '#shared/schema/search.ts';
import { ApiError } from '#search/hosted/errors.ts';
import { INDEX_SETTINGS } from '#node/output/search-push/index-settings.ts';
import { searchPush } from '#node/output/search-push/search-push.ts';
import { faultServer, hostsOf, json, status, type FaultServer, type Received } from '../../../support/fault-server.ts';
import { indexedPage } from '../../../support/pages.ts';
import { site, siteSearching } from '../../../support/site.ts';

const HOSTED: HostedSearch = { appId: 'APP', apiKey: 'PUBLIC', indexName: 'docs' };
const ENV = { ALGOLIA_ADMIN_KEY: 'ADMIN' };
const PAGES = [
  indexedPage('en/guide/a.mdx', { routePath: '/guide/a' }),
  indexedPage('zh/guide/a.mdx', { routePath: '/zh/guide/a', title: '甲\u{E000}乙' }),
];

let printed: string[];
beforeEach(() => {
  printed = [];
});

function push(options: Partial<Parameters<typeof searchPush>[0]> = {}): Promise<void> {
  const print = (line: string) => void printed.push(line);
  return searchPush({ site: siteSearching({ hosted: HOSTED }), pages: PAGES, args: [], env: ENV, print, ...options });
}

/** Sends to one host, without pauses. */
function pushTo(host: FaultServer, options: Partial<Parameters<typeof searchPush>[0]> = {}): Promise<void> {
  const transport = { hosts: hostsOf(host.url), states: new Map() };
  return push({ args: ['--push'], transport, pauseMs: 0, ...options });
}

/** A service that has each task published at its second poll. */
function service(special: (request: Received) => ReturnType<typeof json> | undefined = () => undefined) {
  const asked = new Map<string, number>();
  let tasks = 0;
  return faultServer((request) => {
    const other = special(request);
    if (other) return other;
    if (request.method !== 'GET') return json({ taskID: (tasks += 1) });
    asked.set(request.path, (asked.get(request.path) ?? 0) + 1);
    return json({ status: asked.get(request.path) === 1 ? 'notPublished' : 'published' });
  });
}

/** Method, path and body of each change, with DRAFT for the draft's name, which contains the time. */
function changes(host: FaultServer) {
  return host.received
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => `${method} ${path} ${body}`.replaceAll(/docs_\w+_draft/g, 'DRAFT'));
}

describe('without --push', () => {
  test('prints what would be sent, and sends nothing', async () => {
    const host = await service();
    await pushTo(host, { args: [] });
    expect(host.received).toEqual([]);
    const text = printed.join('\n');
    expect(text).toContain('Index: docs of APP');
    expect(text).toMatch(/^en: 1 records, \d+ bytes$/m);
    expect(text).toMatch(/^zh: 1 records, \d+ bytes$/m);
    expect(text).toMatch(/^Largest record: \d+ bytes \(\/zh\/guide\/a\)$/m);
    expect(text).toContain(`Settings: ${JSON.stringify(INDEX_SETTINGS, null, 2)}`);
    expect(text).toContain('First record: {\n  "objectID": "/guide/a"');
    expect(text).toContain('Nothing was sent.');
  });
  test('needs neither a configuration nor a key', async () => {
    await push({ site, env: {} });
    expect(printed[0]).toBe('Index: none (search.hosted is not configured)');
  });
  test('counts the records that some plans refuse', async () => {
    await push({ pages: [indexedPage('en/guide/a.mdx', { routePath: '/guide/a', title: 'x'.repeat(10_000) })] });
    expect(printed).toContain('Over 10000 bytes, which some plans refuse: 1 records');
  });
});

describe('a push is refused', () => {
  test.each([
    ['the configuration', { site }, 'The site has no hosted search: set search.hosted in src/site/config.ts'],
    [
      'the index',
      { site: siteSearching({ hosted: { ...HOSTED, indexName: '' } }) },
      'search.hosted.indexName is missing in src/site/config.ts',
    ],
    ['the key', { env: {} }, 'ALGOLIA_ADMIN_KEY is not set: sending needs a key of "APP" that may write'],
    ['the application', { site: siteSearching({ hosted: { ...HOSTED, appId: '' } }) }, '`appId` is missing.'],
  ])('without %s', async (_, options, message) => {
    await expect(push({ args: ['--push'], ...options })).rejects.toThrow(new Error(message));
  });
  test('with the public search key as the key for writing', async () => {
    const env = { ALGOLIA_ADMIN_KEY: 'PUBLIC' };
    await expect(push({ args: ['--push'], env })).rejects.toThrow(/every reader sees it: revoke it$/);
  });
  test('with an unknown argument', async () => {
    await expect(push({ args: ['--psuh'] })).rejects.toThrow('unknown argument "--psuh"; there is only --push');
  });
  test('with two records of one id', async () => {
    await expect(push({ pages: [...PAGES, ...PAGES] })).rejects.toThrow('Two search records have the id "/guide/a"');
  });
});

describe('with --push', () => {
  test('a draft gets settings and records, then replaces the index', async () => {
    const host = await service();
    await pushTo(host);
    const record = (id: string, lang: string, title: string) => ({
      objectID: id,
      url: id,
      type: 'lvl1',
      hierarchy: { lvl0: 'Start', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
      content: null,
      lang,
      weight: { level: 100, position: 0 },
    });
    const requests = [record('/guide/a', 'en', 'A'), record('/zh/guide/a', 'zh', '甲乙')].map((body) => ({
      action: 'addObject',
      body,
    }));
    expect(changes(host)).toEqual([
      'POST /1/indexes/docs/operation {"operation":"copy","destination":"DRAFT","scope":["rules","synonyms"]}',
      `PUT /1/indexes/DRAFT/settings ${JSON.stringify(INDEX_SETTINGS)}`,
      `POST /1/indexes/DRAFT/batch ${JSON.stringify({ requests })}`,
      'POST /1/indexes/DRAFT/operation {"operation":"move","destination":"docs"}',
    ]);
    expect(printed.at(-1)).toBe('The index "docs" has the new records and settings.');
  });
  test('each step waits for the one before it', async () => {
    const host = await service();
    await pushTo(host);
    const steps = host.received.map(({ method, path }) => (method === 'GET' ? path.replace(/.*\//, '?') : method));
    expect(steps).toEqual(['POST', '?1', '?1', 'PUT', '?2', '?2', 'POST', '?3', '?3', 'POST', '?4', '?4']);
  });
  test('the key comes from the environment', async () => {
    const host = await service();
    await pushTo(host);
    expect(new Set(host.received.map(({ headers }) => headers['x-algolia-api-key']))).toEqual(new Set(['ADMIN']));
  });
  test('changes go to the host for writing, polls to the one for reading', async () => {
    const [reading, writing] = [await service(() => json({ status: 'published' })), await service()];
    const hosts = [
      { url: reading.url, accept: 'read' },
      { url: writing.url, accept: 'write' },
    ] as const;
    await push({ args: ['--push'], site: siteSearching({ hosted: { ...HOSTED, hosts } }), pauseMs: 0 });
    expect(new Set(reading.received.map(({ method }) => method))).toEqual(new Set(['GET']));
    expect(changes(writing)).toHaveLength(4);
    expect(writing.received).toHaveLength(4);
  });
  test('records are sent in batches of 1,000', async () => {
    const host = await service();
    const pages = Array.from({ length: 1001 }, (_, index) =>
      indexedPage(`en/guide/${index}.mdx`, { routePath: `/guide/${index}` }),
    );
    await pushTo(host, { pages });
    const batches = host.received.filter(({ path }) => path.endsWith('/batch'));
    const counts = batches.map(({ body }) => (JSON.parse(body) as { requests: unknown[] }).requests.length);
    expect(counts).toEqual([1000, 1]);
    expect(printed).toContain('1000 of 1001 records sent');
  });
  test('the first push works without an index to copy from', async () => {
    const host = await service(({ body }) =>
      body.includes('"copy"') ? json({ message: 'Index does not exist', status: 404 }, 404) : undefined,
    );
    await pushTo(host);
    expect(changes(host)).toHaveLength(4);
  });
  test('a refused batch throws the error of the service and deletes the draft', async () => {
    const host = await service(({ path }) =>
      path.endsWith('/batch') ? json({ message: 'Record is too big', status: 400 }, 400) : undefined,
    );
    const error = await pushTo(host).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as Error).message).toBe('Record is too big');
    expect(changes(host).at(-1)).toMatch(/^DELETE \/1\/indexes\/DRAFT/);
    expect(changes(host).join()).not.toContain('"move"');
  });
  test('a key without write access changes nothing', async () => {
    const host = await faultServer(json({ message: 'Invalid Application-ID or API key', status: 403 }, 403));
    await expect(pushTo(host)).rejects.toThrow('Invalid Application-ID or API key');
    expect(changes(host)).toHaveLength(2);
  });
  test('no error contains the key', async () => {
    const host = await faultServer(status(500));
    const error = (await pushTo(host).catch((error: unknown) => error)) as Error;
    expect(error.name).toBe('RetryError');
    expect(error.message + error.stack).not.toContain('ADMIN');
  });
});

test('the settings search headings before prose, filter by language and rank pages first', () => {
  expect(INDEX_SETTINGS).toMatchObject({
    searchableAttributes: [
      'unordered(hierarchy.lvl1)',
      'unordered(hierarchy.lvl2)',
      'unordered(hierarchy.lvl3)',
      'unordered(hierarchy.lvl4)',
      'unordered(hierarchy.lvl5)',
      'unordered(hierarchy.lvl6)',
      'unordered(phrases)',
      'unordered(hierarchy.lvl0)',
      'content',
    ],
    attributesForFaceting: ['filterOnly(lang)'],
    customRanking: ['desc(weight.level)', 'asc(weight.position)'],
    indexLanguages: ['en', 'zh'],
    queryLanguages: ['en', 'zh'],
  });
});
