import * as v from 'valibot';
import { addressWith, isHost, words, type Checked } from './fields.ts';

const searchHost = v.strictObject({
  url: v.pipe(v.string(), v.check(isHost, 'must be a scheme and a host, without a path')),
  accept: v.picklist(['read', 'write', 'readWrite']),
});
export type SearchHost = Checked<typeof searchHost>;

/** A hosted search service with Algolia's protocol (spec 7). */
const hosted = v.strictObject({
  appId: v.pipe(
    v.string(),
    v.nonEmpty('`appId` is missing.'),
    v.regex(/^[A-Za-z0-9]*$/, 'must consist of letters and digits: it is part of a host name'),
  ),
  /** Search-only key: every reader can see it. */
  apiKey: v.pipe(v.string(), v.nonEmpty('`apiKey` is missing.')),
  indexName: words,
  /** Hosts in order of preference; defaults to the application's hosts at Algolia. */
  hosts: v.exactOptional(v.pipe(v.array(searchHost), v.nonEmpty('must not be empty; leave it out for the default'))),
  /** How the application id and key are sent; defaults to headers. `query` avoids a preflight request in browsers. */
  authentication: v.exactOptional(v.picklist(['headers', 'query'])),
  /** Whether to send search events to the service; defaults to false. */
  insights: v.exactOptional(v.boolean()),
  /** Sent with every query. Overrides the site's own parameters, except those the client needs to read answers. */
  searchParameters: v.exactOptional(v.record(v.string(), v.unknown())),
});
export type HostedSearch = Checked<typeof hosted>;

export const search = v.strictObject({
  /** Defaults to the local index, built with the site. */
  hosted: v.exactOptional(hosted),
  /** Whether recent and favorite searches are stored in the browser (spec 5). */
  personalization: v.boolean(),
  /** Where readers report a query that found nothing; `{query}` stands for the query. */
  missingResultUrl: addressWith('{query}'),
});
