/** Runs the local search beside the page, so that typing never waits for it. */

import { createLocalSearch, type LocalSearch } from '#search/local-search.ts';
import { fetchJson } from './fetch-json.ts';

/** A call of one of the search's functions. */
export interface WorkerCall {
  readonly id: number;
  readonly name: keyof LocalSearch;
  readonly args: readonly unknown[];
}

/** What came of a call: a value, or the words of an error. */
export interface WorkerReply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** The address of the language's files is the worker's name: a message would wait until the page has time to send it. */
const search = createLocalSearch(self.name, fetchJson);
// What fails here fails again in the search, which tells.
search.open().catch(() => undefined);

addEventListener('message', ({ data: { id, name, args } }: MessageEvent<WorkerCall>) => {
  const call = search[name] as (...given: readonly unknown[]) => Promise<unknown>;
  const reply = (message: WorkerReply) => postMessage(message);
  call(...args).then(
    (value) => reply({ id, value }),
    (error: unknown) => reply({ id, error: String(error) }),
  );
});
