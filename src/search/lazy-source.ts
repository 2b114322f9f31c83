import type { SearchSource } from './source.ts';

/**
 * A source whose engine is loaded on first use.
 * @param load returns the engine; called again by the next search after a failure
 */
export function lazySource(id: string, load: () => Promise<SearchSource>): SearchSource {
  let engine: Promise<SearchSource> | undefined;
  const loaded = () => {
    engine ??= load().catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
    return engine;
  };
  // Notifications do not load the engine; failures surface in `search`.
  const tell = (call: (source: SearchSource) => void) => void engine?.then(call).catch(() => undefined);

  return {
    id,
    prepare: () => {
      loaded().catch(() => undefined);
      tell((source) => source.prepare());
    },
    search: async (...given) => (await loaded()).search(...given),
    suggest: async (...given) => (await loaded()).suggest(...given),
    onSelect: (...given) => tell((source) => source.onSelect(...given)),
    onShow: (...given) => tell((source) => source.onShow(...given)),
  };
}
