/** The index that is built with the site, as an engine. */

import type { Lang } from '#shared/page.ts';
import type { SearchRecord } from '#search/record.ts';
import type { SearchSource, TextPart } from '#search/source.ts';
import { loadRecords } from './load-records.ts';

function marked(text: string, words: readonly string[]): readonly TextPart[] {
  const pattern = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
  return text
    .split(new RegExp(`(${pattern})`, 'iu'))
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

export function createLocalSource(lang: Lang): SearchSource {
  let loading: Promise<readonly SearchRecord[]> | undefined;
  const load = () => {
    loading ??= loadRecords(lang);
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const find = async (query: string) => {
    const [records, { searchLocal }] = await Promise.all([load(), import('#search/local.ts')]);
    return searchLocal(records, query);
  };
  return {
    id: 'local',
    prepare: () => void load().catch(() => {}),
    async search(query) {
      const words = query.split(/\s+/);
      const hits = (await find(query)).map((record) => {
        const title = (record.type === 'content' ? record.hierarchy.lvl1 : record.hierarchy[record.type]) ?? '';
        return { ...record, title: marked(title, words), snippet: [] };
      });
      return { hits, nbHits: hits.length };
    },
    async suggest(query) {
      const found = await Promise.all(
        query.split(/\s+/).map(async (word) => ((await find(word)).length > 0 ? word : '')),
      );
      return found.filter((word) => word !== '' && word !== query);
    },
    onSelect() {},
    onShow() {},
  };
}
