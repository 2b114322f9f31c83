import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '#search/hosted/errors.ts';
import type { Call, Transport } from '#search/hosted/transport.ts';
import { INDEX_SETTINGS } from './index-settings.ts';

export interface Replacement {
  /** With a key for writing. */
  readonly send: Transport;
  readonly indexName: string;
  readonly records: readonly object[];
  readonly print: (line: string) => void;
  /** First pause when polling a task, in milliseconds; grows by this much each time. */
  readonly pauseMs?: number;
}

const BATCH_SIZE = 1000;
const PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5000;
/** Nine minutes with the pauses above. */
const MAX_QUESTIONS = 120;

/**
 * Replaces an index atomically: fills a draft and moves it into place, so that readers see either all old or all new
 * records. Keeps the operator's synonyms and rules. Rejects with the transport's errors, or when a task does not
 * finish; the old index is then unchanged.
 */
export async function replaceIndex(replacement: Replacement): Promise<void> {
  const { send, indexName, records, print, pauseMs = PAUSE_MS } = replacement;
  const draft = `${indexName}_${Date.now().toString(36)}_draft`;
  const path = (index: string, rest = '') => `/1/indexes/${encodeURIComponent(index)}${rest}`;

  /** Makes a change and polls until the service has applied it. */
  const change = async (index: string, method: Call['method'], rest: string, body?: unknown) => {
    const { taskID } = (await send({ kind: 'write', method, path: path(index, rest), body })) as { taskID: number };
    for (let question = 1; question <= MAX_QUESTIONS; question += 1) {
      const task = await send({ kind: 'read', method: 'GET', path: path(index, `/task/${taskID}`) });
      if ((task as { readonly status: 'published' | 'notPublished' }).status === 'published') return;
      await sleep(Math.min(question * pauseMs, LONGEST_PAUSE_MS));
    }
    throw new Error(`Task ${taskID} of the index "${index}" did not finish`);
  };

  try {
    await change(indexName, 'POST', '/operation', {
      operation: 'copy',
      destination: draft,
      scope: ['rules', 'synonyms'],
    }).catch((error: unknown) => {
      // On the first push there is nothing to copy.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    });
    await change(draft, 'PUT', '/settings', INDEX_SETTINGS);
    for (let start = 0; start < records.length; start += BATCH_SIZE) {
      const batch = records.slice(start, start + BATCH_SIZE);
      await change(draft, 'POST', '/batch', { requests: batch.map((body) => ({ action: 'addObject', body })) });
      print(`${start + batch.length} of ${records.length} records sent`);
    }
    await change(draft, 'POST', '/operation', { operation: 'move', destination: indexName });
    print(`The index "${indexName}" has the new records and settings.`);
  } catch (error) {
    // Report the first error rather than one of the clean-up.
    await send({ kind: 'write', method: 'DELETE', path: path(draft) }).catch(() => undefined);
    throw error;
  }
}
