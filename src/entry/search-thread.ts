import { loadOnce } from '#shared/load-once.ts';
import { trustScript } from '#shared/trusted.ts';
import type { LocalSearch } from '#search/local-search.ts';
import { fetchJson } from '#theme/parts/fetch-ok.ts';
import type { WorkerCall, WorkerReply } from './search-worker.ts';
// oxlint-disable-next-line import/default -- Vite makes this module: the address of the worker
import workerAddress from './search-worker.ts?worker&url';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly call: WorkerCall;
}

/** The local search, in a worker or on the main thread. */
export interface SearchThread extends LocalSearch {
  /** Stops the search; pending calls are never answered. */
  end(): void;
}

/** Runs the local search in a worker, or on the main thread, with all pending calls, when no worker can start. */
export function startSearch(base: string): SearchThread {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  const loadHere = loadOnce(async (): Promise<LocalSearch> => {
    const { createLocalSearch } = await import('#search/local-search.ts');
    return createLocalSearch(base, fetchJson);
  });
  let worker: Worker | undefined;

  const answerHere = ({ call: { name, args }, resolve }: Waiting) =>
    resolve(loadHere().then((search) => (search[name] as (...given: readonly unknown[]) => Promise<unknown>)(...args)));
  const giveUpWorker = () => {
    worker?.terminate();
    worker = undefined;
    const left = [...waiting.values()];
    waiting.clear();
    for (const each of left) answerHere(each);
  };

  try {
    worker = new Worker(trustScript(workerAddress), { type: 'module', name: base });
    worker.addEventListener('error', giveUpWorker);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      const pending = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.error === undefined) pending?.resolve(data.value);
      else pending?.reject(new Error(data.error));
    });
  } catch {
    // No worker can start here: the calls run on the main thread.
  }

  const ask = <Name extends keyof LocalSearch>(name: Name, ...args: Parameters<LocalSearch[Name]>) =>
    new Promise<unknown>((resolve, reject) => {
      const call: WorkerCall = { id: calls++, name, args };
      const pending: Waiting = { resolve, reject, call };
      if (!worker) {
        answerHere(pending);
        return;
      }
      waiting.set(call.id, pending);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only window.postMessage takes an origin
      worker.postMessage(call);
    }) as ReturnType<LocalSearch[Name]>;

  return {
    open: () => ask('open'),
    search: (query, options) => ask('search', query, options),
    complete: (query, options) => ask('complete', query, options),
    suggest: (query) => ask('suggest', query),
    end: () => worker?.terminate(),
  };
}
