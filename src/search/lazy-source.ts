import { loadOnce } from '#shared/load-once.ts';
import type { SearchSource } from './source.ts';

/** A source whose engine is loaded on first use, and again after a failure. */
export function lazySource(id: string, load: () => Promise<SearchSource>): SearchSource {
  const loadEngine = loadOnce(load);
  // Failures surface in `search`.
  const tell = (call: (source: SearchSource) => void) =>
    void loadEngine()
      .then(call)
      .catch(() => undefined);

  return {
    id,
    prepare: () => tell((source) => source.prepare()),
    search: async (...given) => (await loadEngine()).search(...given),
    suggest: async (...given) => (await loadEngine()).suggest(...given),
    onSelect: (...given) => tell((source) => source.onSelect(...given)),
    onShow: (...given) => tell((source) => source.onShow(...given)),
  };
}
