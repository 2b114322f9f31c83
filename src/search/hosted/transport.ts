/** Carries one call to the first host that answers. */

import { searchHosts } from '#shared/hosted-search.ts';
import type { HostedSearch } from '#shared/site.ts';
import { apiError, DeserializationError, RetryError, type Attempt } from './errors.ts';
import { chooseHosts, withShuffledBackups, type HostStates } from './hosts.ts';

/** Spec 9, "search client timeouts", in milliseconds. */
export const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 } as const;

export interface TransportOptions extends Pick<HostedSearch, 'appId' | 'apiKey' | 'hosts' | 'authentication'> {
  /** Milliseconds; tests take shorter ones. */
  readonly timeouts?: Readonly<Record<keyof typeof TIMEOUTS, number>>;
  /** What is known of the hosts; shared by all transports of a page unless given. */
  readonly states?: HostStates;
  /** Milliseconds. */
  readonly now?: () => number;
  /** From 0 up to 1. */
  readonly random?: () => number;
}

export interface Call {
  /** Decides on hosts and patience. */
  readonly kind: 'read' | 'write';
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the root of the host, such as `/1/keys`. */
  readonly path: string;
  /** Parts of the address behind the question mark. */
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** Gives the JSON of the answer; rejects with one of the three errors of `errors.ts`. */
export type Transport = (call: Call) => Promise<unknown>;

/** Outlives each search and each source, so that a host that is down stays alone for the whole window. */
const SHARED_STATES: HostStates = new Map();

/**
 * Spec 9: `(tries + 3 + failures) times the base timeout`, and the base itself as long as nothing has timed out.
 * @param tries hosts of this call that timed out in earlier ones
 * @param failures hosts that have timed out in this call
 */
export function timeoutFactor(tries: number, failures: number): number {
  return tries + failures === 0 ? 1 : tries + 3 + failures;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly isTimedOut: boolean;
}

async function ask(address: URL, init: RequestInit, limitMs: number): Promise<Answer> {
  const signal = AbortSignal.timeout(limitMs);
  try {
    // A redirect could carry the headers elsewhere; it counts as an answer that is none.
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
  // Without headers of our own and with plain text, browsers ask no permission first.
  const headers = inQuery ? { 'content-type': 'text/plain' } : { ...credentials, 'content-type': 'application/json' };

  return async ({ kind, method, path, parameters, body }) => {
    const { queue, timedOut } = chooseHosts(hosts, kind, states, now());
    const query = new URLSearchParams({ ...parameters, ...(inQuery && credentials) }).toString();
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const attempts: Attempt[] = [];

    for (let host = queue.pop(); host; host = queue.pop()) {
      const failures = attempts.filter(({ isTimedOut }) => isTimedOut).length;
      // `fetch` does not tell when the connection stands: a host that has not answered before may need time for both.
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
