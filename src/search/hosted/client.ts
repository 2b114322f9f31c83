/** API calls of the hosted service (spec 7). */

import { DeserializationError } from './errors.ts';
import { createTransport, type TransportOptions } from './transport.ts';

interface Requests {
  readonly requests: readonly Readonly<Record<string, unknown>>[];
}

interface CustomPost {
  /** From the root of the host; the leading slash is optional. */
  readonly path: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** One of an answer's `results`, unvalidated. */
export type RawResult = Readonly<Record<string, unknown>>;

function requireParameter(value: unknown, name: string, method: string): void {
  if (!value) throw new Error(`Parameter \`${name}\` is required when calling \`${method}\`.`);
}

function resultsOf(answer: unknown): readonly RawResult[] {
  const results = (answer as { readonly results?: unknown } | null)?.results;
  if (Array.isArray(results)) return results as readonly RawResult[];
  throw new DeserializationError('The answer of the search host has no results');
}

/**
 * Throws when the application's id or key is missing. A call rejects when a required parameter is missing (spec 5), or
 * with the transport's errors.
 */
export function createHostedClient(options: TransportOptions) {
  const send = createTransport(options);
  const asking = (path: string, method: string, subject: string) => async (params: Requests) => {
    requireParameter(params, subject, method);
    requireParameter(params.requests, `${subject}.requests`, method);
    return resultsOf(await send({ kind: 'read', method: 'POST', path, body: { requests: params.requests } }));
  };

  return {
    /** Runs several searches at once; one result each. */
    search: asking('/1/indexes/*/queries', 'search', 'searchMethodParams'),
    /** Spec 7; the site itself does not call it. */
    getRecommendations: asking('/1/indexes/*/recommendations', 'getRecommendations', 'getRecommendationsParams'),
    /** Any other POST, sent to a write host. Spec 5; the site itself does not call it. */
    async customPost(params: CustomPost) {
      requireParameter(params?.path, 'path', 'customPost');
      const { path, parameters, body = {} } = params;
      return send({ kind: 'write', method: 'POST', path: path.replace(/^\/*/, '/'), parameters, body });
    },
  };
}
