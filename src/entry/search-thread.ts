import { loadOnce } from '#shared/load-once.ts';
import { trustScript } from '#shared/trusted.ts';
import type { LocalSearch } from '#search/local-search.ts';
import { fetchJson } from '#theme/parts/fetch-ok.ts';
import type { WorkerReply } from './search-worker.ts';
// oxlint-disable-next-line import/default -- Vite makes this module: the address of the worker
import workerAddress from './search-worker.ts?worker&url';

/** The local search, in a worker or on the main thread. */
export interface SearchThread extends LocalSearch {
  /** Stops the search; pending calls are never answered. */
  end(): void;
}

/** Runs the local search in a worker, or on the main thread, with all pending calls, when no worker can start. */
export function startSearch(base: string): SearchThread {
  let worker: Worker | undefined;
  const failed = new Promise<unknown>((fail) => {
    try {
      worker = new Worker(trustScript(workerAddress), { type: 'module', name: base });
      worker.addEventListener('error', fail);
    } catch (error) {
      fail(error);
    }
  });
  const loadHere = loadOnce(async (): Promise<LocalSearch> => {
    worker?.terminate();
    const { createLocalSearch } = await import('#search/local-search.ts');
    return createLocalSearch(base, fetchJson);
  });

  const askWorker = (name: keyof LocalSearch, args: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', ({ data: { value, error } }: MessageEvent<WorkerReply>) =>
        error === undefined ? resolve(value) : reject(new Error(error)),
      );
      port1.start();
      worker?.postMessage({ name, args }, [port2]);
    });
  const ask = <Name extends keyof LocalSearch>(name: Name, ...args: Parameters<LocalSearch[Name]>) => {
    const here = failed.then(async () => {
      const search = await loadHere();
      return (search[name] as (...given: readonly unknown[]) => Promise<unknown>)(...args);
    });
    return Promise.race(worker ? [here, askWorker(name, args)] : [here]) as ReturnType<LocalSearch[Name]>;
  };

  return {
    open: () => ask('open'),
    search: (query, options) => ask('search', query, options),
    complete: (query, options) => ask('complete', query, options),
    suggest: (query) => ask('suggest', query),
    end: () => worker?.terminate(),
  };
}
