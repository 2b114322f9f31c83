import type { SearchSource } from './source.ts';

/**
 * A source whose engine is loaded when it is first needed.
 * @param load gives the engine; after a failure it is called again by the next search
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
  // What needs no answer needs nothing loaded, and a failure is told by the search itself.
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
