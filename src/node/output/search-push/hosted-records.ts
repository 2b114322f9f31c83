import type { Site } from '#shared/site.ts';
import { withoutTags } from '#search/hosted/hit.ts';
import { LOCALE_FACET } from '#search/hosted/query.ts';
import type { SearchRecord } from '#search/record.ts';
import type { IndexedPage } from '../../content/page-index.ts';
import { repeated } from '../../content/repeated.ts';
import { localesByKey } from '../locale-data.ts';
import { searchRecords, type PhrasedRecord } from '../search-records.ts';

export type HostedRecord = ReturnType<typeof hostedRecords>[number];

/** 100 for a page, 10 less for each deeper heading, 0 for prose. */
function levelWeight(type: SearchRecord['type']): number {
  return type === 'content' ? 0 : 110 - 10 * Number(type.slice('lvl'.length));
}

/** Removes the characters used as highlight tags from all texts. */
function clean(record: PhrasedRecord): PhrasedRecord {
  return JSON.parse(JSON.stringify(record), (_, value: unknown) =>
    typeof value === 'string' ? withoutTags(value) : value,
  ) as PhrasedRecord;
}

/** The records of all languages and versions. Throws on a repeated id: the second record would replace the first. */
export function hostedRecords(pages: readonly IndexedPage[], site: Site) {
  const records = [...localesByKey(site.config)].flatMap(([key, locale]) =>
    searchRecords(locale, pages, site).map((record, position) => {
      // Ranks records that match equally well: pages before headings before prose, then in the order of the site.
      return { ...clean(record), [LOCALE_FACET]: key, weight: { level: levelWeight(record.type), position } };
    }),
  );
  const [twice] = repeated(records, ({ objectID }) => objectID);
  if (twice) throw new Error(`Two search records have the id "${twice.item.objectID}"`);
  return records;
}
