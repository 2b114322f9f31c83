/** The calls of the hosted service (spec 7). */

import { DeserializationError } from './errors.ts';
import { createTransport, type TransportOptions } from './transport.ts';

interface Requests {
  readonly requests: readonly Readonly<Record<string, unknown>>[];
}

interface CustomPost {
  /** From the root of the host, with or without a leading slash. */
  readonly path: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** One of the `results` of an answer, unchecked. */
export type RawResult = Readonly<Record<string, unknown>>;

/** Every call rejects when a parameter that it requires is missing (spec 5), and as the transport does. */
export interface HostedClient {
  /** Several searches at once; one result for each. */
  search(searchMethodParams: Requests): Promise<readonly RawResult[]>;
  getRecommendations(getRecommendationsParams: Requests): Promise<readonly RawResult[]>;
  /** Any other POST, to the host for writing. */
  customPost(params: CustomPost): Promise<unknown>;
}

function requireParameter(value: unknown, name: string, method: string): void {
  if (!value) throw new Error(`Parameter \`${name}\` is required when calling \`${method}\`.`);
}

function resultsOf(answer: unknown): readonly RawResult[] {
  const results = (answer as { readonly results?: unknown } | null)?.results;
  if (Array.isArray(results)) return results as readonly RawResult[];
  throw new DeserializationError('The answer of the search host has no results');
}

/** Throws when the application's id or key is missing. */
export function createHostedClient(options: TransportOptions): HostedClient {
  const send = createTransport(options);
  const ask = async (path: string, { requests }: Requests) =>
    resultsOf(await send({ kind: 'read', method: 'POST', path, body: { requests } }));

  return {
    async search(params) {
      requireParameter(params, 'searchMethodParams', 'search');
      requireParameter(params.requests, 'searchMethodParams.requests', 'search');
      return ask('/1/indexes/*/queries', params);
    },
    async getRecommendations(params) {
      requireParameter(params, 'getRecommendationsParams', 'getRecommendations');
      requireParameter(params.requests, 'getRecommendationsParams.requests', 'getRecommendations');
      return ask('/1/indexes/*/recommendations', params);
    },
    async customPost(params) {
      requireParameter(params?.path, 'path', 'customPost');
      const { path, parameters, body = {} } = params;
      return send({ kind: 'write', method: 'POST', path: path.replace(/^\/*/, '/'), parameters, body });
    },
  };
}
