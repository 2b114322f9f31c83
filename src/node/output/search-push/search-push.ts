import { groupBy } from '#shared/group-by.ts';
import { LOCALE_FACET } from '#search/hosted/query.ts';
import type { HostedSearch } from '#shared/schema/search.ts';
import type { Site } from '#shared/site.ts';
import { createTransport, type TransportOptions } from '#search/hosted/transport.ts';
import type { IndexedPage } from '../../content/page-index.ts';
import { hostedRecords, type HostedRecord } from './hosted-records.ts';
import { INDEX_SETTINGS } from './index-settings.ts';
import { replaceIndex } from './replace-index.ts';

/** Environment variable with the key for writing, which is never stored in a file. */
const ADMIN_KEY_VARIABLE = 'ALGOLIA_ADMIN_KEY';

/** Largest record that all plans of the service accept, in bytes. */
const RECORD_MAX_BYTES = 10_000;

export interface SearchPush {
  readonly site: Site;
  readonly pages: readonly IndexedPage[];
  /** `--push` sends the records; otherwise this is a dry run. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
  /** For tests. */
  readonly transport?: Partial<TransportOptions>;
  readonly pauseMs?: number;
}

const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const pretty = (value: unknown) => JSON.stringify(value, null, 2);

/** Rejects with instructions for the operator when something is missing or the service refuses. */
export async function searchPush({ site, pages, args, env, print, transport, pauseMs }: SearchPush): Promise<void> {
  const unknown = args.filter((arg) => arg !== '--push');
  if (unknown.length > 0) throw new Error(`unknown argument "${unknown.join(' ')}"; there is only --push`);
  const { hosted } = site.config.search;
  const records = hostedRecords(pages, site);
  describe(records, hosted, print);
  if (!args.includes('--push')) {
    print(`\nNothing was sent. With ${ADMIN_KEY_VARIABLE} set, "npm run search:push -- --push" sends it.`);
    return;
  }

  if (!hosted) throw new Error('The site has no hosted search: set search.hosted in src/site/config.ts');
  const { appId, indexName, hosts } = hosted;
  if (!indexName) throw new Error('search.hosted.indexName is missing in src/site/config.ts');
  const apiKey = env[ADMIN_KEY_VARIABLE];
  if (!apiKey) throw new Error(`${ADMIN_KEY_VARIABLE} is not set: sending needs a key of "${appId}" that may write`);
  if (apiKey === hosted.apiKey) {
    throw new Error('The key for writing is in the configuration, where every reader sees it: revoke it');
  }
  const send = createTransport({ appId, apiKey, ...(hosts && { hosts }), ...transport });
  await replaceIndex({ send, indexName, records, print, ...(pauseMs !== undefined && { pauseMs }) });
}

function describe(records: readonly HostedRecord[], hosted: HostedSearch | undefined, print: SearchPush['print']) {
  const sized = records.map((record) => ({ id: record.objectID, size: sizeOf(record) }));
  const [largest] = sized.toSorted((a, b) => b.size - a.size);
  print(hosted ? `Index: ${hosted.indexName} of ${hosted.appId}` : 'Index: none (search.hosted is not configured)');
  for (const [locale, some] of groupBy(records, (record) => record[LOCALE_FACET])) {
    print(`${locale}: ${some.length} records, ${sizeOf(some)} bytes`);
  }
  if (largest) print(`Largest record: ${largest.size} bytes (${largest.id})`);
  const large = sized.filter(({ size }) => size > RECORD_MAX_BYTES);
  if (large.length > 0) print(`Over ${RECORD_MAX_BYTES} bytes, which some plans refuse: ${large.length} records`);
  print(`Settings: ${pretty(INDEX_SETTINGS)}`);
  print(`First record: ${pretty(records[0] ?? null)}`);
}
