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

/** The first message gives the address of the language's files; each one after it is a call. */
let search: LocalSearch | undefined;

addEventListener('message', ({ data }: MessageEvent<string | WorkerCall>) => {
  if (typeof data === 'string') {
    search = createLocalSearch(data, fetchJson);
    return;
  }
  const { id, name, args } = data;
  const call = search?.[name] as ((...given: readonly unknown[]) => Promise<unknown>) | undefined;
  const reply = (message: WorkerReply) => postMessage(message);
  call?.(...args).then(
    (value) => reply({ id, value }),
    (error: unknown) => reply({ id, error: String(error) }),
  );
});
