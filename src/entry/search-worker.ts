/** Runs the local search off the main thread, so that typing never waits for it. */

import { createLocalSearch, type LocalSearch } from '#search/local-search.ts';
import { fetchJson } from '#theme/parts/fetch-ok.ts';

interface WorkerCall {
  readonly name: keyof LocalSearch;
  readonly args: readonly unknown[];
}

/** The result of a call, sent to the port that came with it. */
export interface WorkerReply {
  readonly value?: unknown;
  readonly error?: string;
}

/** The worker's name carries the base address of the files: a message would wait while the page is busy. */
const search = createLocalSearch(self.name, fetchJson);
// Ignored here: the search itself fails again and reports.
search.open().catch(() => undefined);

addEventListener('message', ({ data: { name, args }, ports: [port] }: MessageEvent<WorkerCall>) => {
  const call = search[name] as (...given: readonly unknown[]) => Promise<unknown>;
  const reply = (message: WorkerReply) => port?.postMessage(message, []);
  call(...args).then(
    (value) => reply({ value }),
    (error: unknown) => reply({ error: String(error) }),
  );
});
