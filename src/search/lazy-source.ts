import { loadOnce } from '#shared/load-once.ts';
import type { SearchSource } from './source.ts';

/** A source whose engine is loaded on first use, and again after a failure. */
export function lazySource(id: string, load: () => Promise<SearchSource>): SearchSource {
  const loadEngine = loadOnce(load);
  let last: Promise<SearchSource> | undefined;
  const loaded = () => (last = loadEngine());
  // Tells an engine that is loaded or on its way. Failures surface in `search`.
  const tell = (call: (source: SearchSource) => void) => void last?.then(call).catch(() => undefined);

  return {
    id,
    prepare() {
      void loaded();
      tell((source) => source.prepare());
    },
    search: async (...given) => (await loaded()).search(...given),
    suggest: async (...given) => (await loaded()).suggest(...given),
    onSelect: (...given) => tell((source) => source.onSelect(...given)),
    onShow: (...given) => tell((source) => source.onShow(...given)),
  };
}
