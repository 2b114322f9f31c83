import { records } from 'virtual:pages';
import type { Lang } from '#shared/page.ts';
import type { SearchRecord } from '#search/record.ts';

/** The search records of a language; the browser asks for them when the search opens. */
export async function loadRecords(lang: Lang): Promise<readonly SearchRecord[]> {
  return (await records[lang]()).default;
}
