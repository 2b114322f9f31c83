import { describe, expect, test } from 'vitest';
import { ApiError, DeserializationError, RetryError } from '#search/hosted/errors.ts';
import type { HostStates } from '#search/hosted/hosts.ts';
import {
  createTransport,
  TIMEOUTS,
  timeoutFactor,
  type Call,
  type TransportOptions,
} from '#search/hosted/transport.ts';
import {
  faultServer,
  hostsOf,
  json,
  redirect,
  refusedUrl,
  slowly,
  status,
  text200,
} from '../../support/fault-server.ts';

/** Short enough for a test to wait, long enough for a working host to answer. */
const SHORT = { connect: 200, read: 400, write: 800 };
const READ: Call = { kind: 'read', method: 'POST', path: '/1/x', body: { a: 1 } };
/** Always draws the first remaining host, so that backups keep their order. */
const inOrder = () => 0;

function transportTo(urls: readonly string[], options: Partial<TransportOptions> = {}) {
  return createTransport({
    appId: 'APP',
    apiKey: 'SECRET',
    hosts: hostsOf(...urls),
    states: new Map(),
    random: inOrder,
    ...options,
  });
}

async function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('required options', () => {
  test('an application id', () => {
    expect(() => transportTo([], { appId: '' })).toThrow(new Error('`appId` is missing.'));
  });
  test('a key', () => {
    expect(() => transportTo([], { apiKey: '' })).toThrow(new Error('`apiKey` is missing.'));
  });
});

describe('a request', () => {
  test('carries its method, path and JSON, and the credentials as headers', async () => {
    const host = await faultServer(json({ fine: true }));
    expect(await transportTo([host.url])(READ)).toEqual({ fine: true });
    expect(host.received).toEqual([
      {
        method: 'POST',
        path: '/1/x',
        parameters: {},
        body: '{"a":1}',
        headers: expect.objectContaining({
          'x-algolia-application-id': 'APP',
          'x-algolia-api-key': 'SECRET',
          'content-type': 'application/json',
        }),
      },
    ]);
  });
  test('carries the credentials in the query string when so configured, and needs no preflight', async () => {
    const host = await faultServer();
    await transportTo([host.url], { authentication: 'query' })({ ...READ, parameters: { b: '2' } });
    const [request] = host.received;
    expect(request?.parameters).toEqual({ b: '2', 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'SECRET' });
    expect(request?.headers).not.toHaveProperty('x-algolia-api-key');
    expect(request?.headers['content-type']).toBe('text/plain');
  });
  test('goes to the hosts for its kind', async () => {
    const [reading, writing] = [await faultServer(), await faultServer()];
    const send = transportTo([], {
      hosts: [
        { url: reading.url, accept: 'read' },
        { url: writing.url, accept: 'write' },
      ],
    });
    await send(READ);
    await send({ ...READ, kind: 'write', path: '/1/y' });
    expect(reading.received.map(({ path }) => path)).toEqual(['/1/x']);
    expect(writing.received.map(({ path }) => path)).toEqual(['/1/y']);
  });
});

describe('the next host is tried when one', () => {
  test.each([
    ['drops the line', 'reset'],
    ['has an error of its own', status(500)],
    ['is out of service', status(503)],
    ['leads elsewhere', redirect('/elsewhere')],
  ] as const)('%s', async (_, fault) => {
    const [bad, good] = [await faultServer(fault), await faultServer(json({ from: 'good' }))];
    expect(await transportTo([bad.url, good.url])(READ)).toEqual({ from: 'good' });
    expect([bad.received.length, good.received.length]).toEqual([1, 1]);
  });
  test('refuses the connection', async () => {
    const good = await faultServer(json({ from: 'good' }));
    expect(await transportTo([await refusedUrl(), good.url])(READ)).toEqual({ from: 'good' });
  });
  test.each(['hang', 'half'] as const)('does not finish its answer in time (%s)', async (fault) => {
    const [bad, good] = [await faultServer(fault), await faultServer(json({ from: 'good' }))];
    expect(await transportTo([bad.url, good.url], { timeouts: SHORT })(READ)).toEqual({ from: 'good' });
  });
});

describe('no other host is tried after', () => {
  const REFUSAL = { message: 'Too many requests', status: 429 };

  test.each([400, 403, 404, 429])('a refusal with %i, which rejects with an ApiError', async (code) => {
    const [first, second] = [await faultServer(json({ ...REFUSAL, status: code }, code)), await faultServer()];
    const error = await failure(transportTo([first.url, second.url])(READ));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'ApiError', message: 'Too many requests', status: code, code: undefined });
    expect([first.received.length, second.received.length]).toEqual([1, 0]);
  });
  test.each([
    ['beside the message', { message: 'No', code: 'NoKey' }],
    ['in a record of its own', { message: 'No', error: { code: 'NoKey' } }],
  ])('a refusal whose error code is %s', async (_, body) => {
    const host = await faultServer(json(body, 403));
    expect(await failure(transportTo([host.url])(READ))).toMatchObject({ message: 'No', code: 'NoKey' });
  });
  test('a refusal whose body is not JSON', async () => {
    const host = await faultServer({ status: 403, body: '<h1>Forbidden</h1>' });
    expect(await failure(transportTo([host.url])(READ))).toMatchObject({ message: '<h1>Forbidden</h1>', status: 403 });
  });
  test.each(['<!DOCTYPE html><title>Sign in</title>', '', '{"results":'])(
    'an answer that is not JSON, %j, which rejects with a DeserializationError',
    async (body) => {
      const [first, second] = [await faultServer(text200(body)), await faultServer()];
      const error = await failure(transportTo([first.url, second.url])(READ));
      expect(error).toBeInstanceOf(DeserializationError);
      expect(error).toMatchObject({ name: 'DeserializationError' });
      expect(second.received).toEqual([]);
    },
  );
});

describe('when no host has answered', () => {
  test('the error lists the outcome of each attempt', async () => {
    const [refused, broken, hanging] = [await refusedUrl(), await faultServer(status(500)), await faultServer('hang')];
    const urls = [refused, broken.url, hanging.url];
    const error = (await failure(transportTo(urls, { timeouts: SHORT })(READ))) as RetryError;
    expect(error).toBeInstanceOf(RetryError);
    expect(error.attempts).toEqual([
      { host: refused, status: 0, isTimedOut: false, limitMs: 600 },
      { host: broken.url, status: 500, isTimedOut: false, limitMs: 600 },
      { host: hanging.url, status: 0, isTimedOut: true, limitMs: 600 },
    ]);
    expect(error.message).toBe(
      `No search host has answered (${refused}: not reached; ${broken.url}: status 500; ${hanging.url}: no answer within 600 ms)`,
    );
  });
  test.each(['headers', 'query'] as const)('no error holds the key, sent as %s', async (authentication) => {
    const broken = await faultServer(status(500));
    const send = transportTo([await refusedUrl(), broken.url], { authentication });
    const error = (await failure(send(READ))) as RetryError;
    expect(error.attempts).toHaveLength(2);
    expect(error.message + error.stack + JSON.stringify(error) + String(error.cause)).not.toContain('SECRET');
  });
  test('the next search asks them all again', async () => {
    const hosts = [await faultServer(status(500)), await faultServer(status(500))];
    const send = transportTo(hosts.map(({ url }) => url));
    await failure(send(READ));
    hosts[0]?.does(json({ back: true }));
    expect(await send(READ)).toEqual({ back: true });
  });
});

describe('the timeout policy', () => {
  test('allows one second to connect, two to read and thirty to write', () => {
    expect(TIMEOUTS).toEqual({ connect: 1000, read: 2000, write: 30_000 });
  });
  test('multiplies the base by (tries + 3 + failures) once a host has timed out', () => {
    expect(timeoutFactor(0, 0)).toBe(1);
    expect(timeoutFactor(0, 1)).toBe(4);
    expect(timeoutFactor(0, 2)).toBe(5);
    expect(timeoutFactor(2, 0)).toBe(5);
    expect(timeoutFactor(2, 1)).toBe(6);
  });
  test('allows more time after each host that times out, within a call and across calls', async () => {
    const hosts = [await faultServer('hang'), await faultServer('hang')];
    const timeouts = { connect: 5, read: 10, write: 20 };
    const states: HostStates = new Map();
    const send = transportTo(
      hosts.map(({ url }) => url),
      { timeouts, states },
    );
    const limits = async (call: Call) =>
      ((await failure(send(call))) as RetryError).attempts.map((each) => each.limitMs);
    expect(await limits(READ)).toEqual([15, 60]);
    expect(await limits(READ)).toEqual([75, 90]);
    states.clear();
    expect(await limits({ ...READ, kind: 'write' })).toEqual([25, 100]);
  });
  test('does not grow with hosts that fail at once', async () => {
    const urls = [await refusedUrl(), await refusedUrl()];
    const error = (await failure(transportTo(urls)(READ))) as RetryError;
    expect(error.attempts.map(({ limitMs }) => limitMs)).toEqual([3000, 3000]);
  });
  test('has no connect timeout for a host that has answered before', async () => {
    const host = await faultServer();
    const send = transportTo([host.url]);
    await send(READ);
    host.does(status(500));
    const error = (await failure(send(READ))) as RetryError;
    expect(error.attempts.map(({ limitMs }) => limitMs)).toEqual([2000]);
  });
  test('waits for a host that is slow but within its timeout', async () => {
    const [slow, other] = [await faultServer(slowly({ from: 'slow' }, 1200)), await faultServer()];
    expect(await transportTo([slow.url, other.url])(READ)).toEqual({ from: 'slow' });
    expect(other.received).toEqual([]);
  });
});

describe('the state of a host is remembered', () => {
  test('a failed host is skipped by later searches for 120 seconds', async () => {
    const [bad, good] = [await faultServer(status(500)), await faultServer()];
    let now = 0;
    const send = transportTo([bad.url, good.url], { now: () => now });
    for (const time of [0, 1, 60_000, 120_000]) {
      now = time;
      await send(READ);
    }
    expect([bad.received.length, good.received.length]).toEqual([1, 4]);
    now = 120_001;
    await send(READ);
    expect(bad.received).toHaveLength(2);
  });
  test('by every transport of the page', async () => {
    const [bad, good] = [await faultServer(status(500)), await faultServer()];
    const options = { appId: 'APP', apiKey: 'KEY', hosts: hostsOf(bad.url, good.url), random: inOrder };
    await createTransport(options)(READ);
    await createTransport(options)(READ);
    expect([bad.received.length, good.received.length]).toEqual([1, 2]);
  });
  test('a host that has timed out is tried again, after the others', async () => {
    const [late, good] = [await faultServer('hang'), await faultServer(json({ from: 'good' }))];
    const send = transportTo([late.url, good.url], { timeouts: SHORT });
    await send(READ);
    await send(READ);
    expect([late.received.length, good.received.length]).toEqual([1, 2]);
    late.does(json({ from: 'late' }));
    good.does(status(500));
    expect(await send(READ)).toEqual({ from: 'late' });
  });
  test('a host that has answered since regains its place', async () => {
    const [first, second] = [await faultServer('hang'), await faultServer()];
    const send = transportTo([first.url, second.url], { timeouts: SHORT });
    await send(READ);
    first.does(json({}));
    second.does(status(500));
    await send(READ);
    await send(READ);
    expect([first.received.length, second.received.length]).toEqual([3, 2]);
  });
});
