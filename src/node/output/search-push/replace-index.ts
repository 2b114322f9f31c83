import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '#search/hosted/errors.ts';
import type { Call, Transport } from '#search/hosted/transport.ts';

export interface Replacement {
  /** With a key that may write. */
  readonly send: Transport;
  readonly indexName: string;
  readonly settings: object;
  readonly records: readonly object[];
  /** Tells what was done. */
  readonly print: (line: string) => void;
  /** First pause between questions for a task, in milliseconds; each next one is longer by as much. */
  readonly pauseMs?: number;
}

/** Records in one call. */
const BATCH_SIZE = 1000;
const PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5000;
/** With the pauses above, about eight minutes. */
const MAX_QUESTIONS = 120;

/**
 * Replaces an index in one step: fills another one and moves it into its place, so that readers find all of the
 * old records or all of the new ones. Synonyms and rules that the operator has made are kept.
 * Rejects as the transport does, or when a task does not end; the old index then stands as it was.
 */
export async function replaceIndex(replacement: Replacement): Promise<void> {
  const { send, indexName, settings, records, print, pauseMs = PAUSE_MS } = replacement;
  const draft = `${indexName}_${Date.now().toString(36)}_draft`;
  const path = (index: string, rest = '') => `/1/indexes/${encodeURIComponent(index)}${rest}`;

  /** Makes a change and waits until the service has carried it out. */
  const change = async (index: string, method: Call['method'], rest: string, body?: unknown) => {
    const { taskID } = (await send({ kind: 'write', method, path: path(index, rest), body })) as { taskID: number };
    for (let question = 1; question <= MAX_QUESTIONS; question += 1) {
      const task = (await send({ kind: 'read', method: 'GET', path: path(index, `/task/${taskID}`) })) as TaskStatus;
      if (task.status === 'published') return;
      await sleep(Math.min(question * pauseMs, LONGEST_PAUSE_MS));
    }
    throw new Error(`Task ${taskID} of the index "${index}" does not end`);
  };

  try {
    await change(indexName, 'POST', '/operation', {
      operation: 'copy',
      destination: draft,
      scope: ['rules', 'synonyms'],
    }).catch((error: unknown) => {
      // The first push: there is nothing yet to copy.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    });
    await change(draft, 'PUT', '/settings', settings);
    for (let start = 0; start < records.length; start += BATCH_SIZE) {
      const batch = records.slice(start, start + BATCH_SIZE);
      await change(draft, 'POST', '/batch', { requests: batch.map((body) => ({ action: 'addObject', body })) });
      print(`${start + batch.length} of ${records.length} records sent`);
    }
    await change(draft, 'POST', '/operation', { operation: 'move', destination: indexName });
    print(`The index "${indexName}" has the new records and settings.`);
  } catch (error) {
    // What went wrong is worth more than what goes wrong while cleaning up.
    await send({ kind: 'write', method: 'DELETE', path: path(draft) }).catch(() => undefined);
    throw error;
  }
}

interface TaskStatus {
  readonly status: 'published' | 'notPublished';
}
