/** Sends a call to the hosts in turn, until one answers. */

import { searchHosts } from '#shared/search-hosts.ts';
import type { HostedSearch } from '#shared/schema/search.ts';
import { apiError, DeserializationError, RetryError, type Attempt } from './errors.ts';
import { chooseHosts, withShuffledBackups, type HostStates } from './hosts.ts';

/** Spec 9, "search client timeouts", in milliseconds. */
export const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 } as const;

export interface TransportOptions extends Pick<HostedSearch, 'appId' | 'apiKey' | 'hosts' | 'authentication'> {
  /** In milliseconds; shorter in tests. */
  readonly timeouts?: Readonly<Record<keyof typeof TIMEOUTS, number>>;
  /** Host states; by default shared by all transports of a page. */
  readonly states?: HostStates;
  readonly now?: () => number;
  /** Returns 0 up to, but not including, 1. */
  readonly random?: () => number;
}

export interface Call {
  /** Selects hosts and timeout. */
  readonly kind: 'read' | 'write';
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path from the host's root, such as `/1/keys`. */
  readonly path: string;
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** Resolves to the answer's JSON; rejects with one of the three errors of `errors.ts`. */
export type Transport = (call: Call) => Promise<unknown>;

/** Shared by all searches and sources, so that each avoids a host that is down for the whole window. */
const SHARED_STATES: HostStates = new Map();

/**
 * Spec 9: `(tries + 3 + failures) times the base timeout`; just the base until something has timed out.
 * @param tries hosts of this call that timed out in earlier calls
 * @param failures hosts that timed out in this call
 */
export function timeoutFactor(tries: number, failures: number): number {
  return tries + failures === 0 ? 1 : tries + 3 + failures;
}

async function ask(address: URL, init: RequestInit, limitMs: number) {
  const signal = AbortSignal.timeout(limitMs);
  try {
    // Redirects could send the credentials elsewhere; they count as failed answers.
    const response = await fetch(address, { ...init, signal, credentials: 'omit', redirect: 'manual' });
    return { status: response.status, text: await response.text(), isTimedOut: false };
  } catch {
    return { status: 0, text: '', isTimedOut: signal.aborted };
  }
}

/** Throws when the application's id or key is missing. */
export function createTransport(options: TransportOptions): Transport {
  const { appId, apiKey, authentication, timeouts = TIMEOUTS, states = SHARED_STATES } = options;
  const { now = Date.now, random = Math.random } = options;
  if (!appId) throw new Error('`appId` is missing.');
  if (!apiKey) throw new Error('`apiKey` is missing.');
  const hosts = withShuffledBackups(searchHosts(options), random);
  const credentials = { 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey };
  const inQuery = authentication === 'query';
  // Without custom headers and as plain text, browsers need no preflight request.
  const headers = inQuery ? { 'content-type': 'text/plain' } : { ...credentials, 'content-type': 'application/json' };

  return async ({ kind, method, path, parameters, body }) => {
    const { queue, timedOut } = chooseHosts(hosts, kind, states, now());
    const query = new URLSearchParams({ ...parameters, ...(inQuery && credentials) }).toString();
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const attempts: Attempt[] = [];

    for (let host = queue.pop(); host; host = queue.pop()) {
      const failures = attempts.filter(({ isTimedOut }) => isTimedOut).length;
      // `fetch` does not report when the connection stands: a host that has not answered before gets time for both.
      const connect = states.get(host.url)?.status === 'up' ? 0 : timeouts.connect;
      const limitMs = timeoutFactor(timedOut, failures) * (connect + timeouts[kind]);
      const address = new URL(path + (query && `?${query}`), host.url);
      const { status, text, isTimedOut } = await ask(address, init, limitMs);
      const isRefusal = status >= 400 && status < 500;
      const hasAnswered = isRefusal || (status >= 200 && status < 300);
      states.set(host.url, { status: hasAnswered ? 'up' : isTimedOut ? 'timed out' : 'down', since: now() });
      if (isRefusal) throw apiError(text, status);
      if (hasAnswered) return parsed(text);
      attempts.push({ host: host.url, status, isTimedOut, limitMs });
    }
    throw new RetryError(attempts);
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DeserializationError('The answer of the search host is not JSON', { cause: error });
  }
}
