/** Search events for the hosted service: results shown and results opened (spec 7). */

import { INSIGHTS_SCRIPT } from '#shared/search-hosts.ts';
import type { HostedSearch } from '#shared/schema/search.ts';
import { trustScript } from '#shared/trusted.ts';

/** Spec 7: object ids per event. */
const IDS_PER_EVENT = 20;
/** Spec 7: results replaced within this time do not count as viewed. */
const VIEW_DELAY_MS = 400;

/** Global variable of the script; it also processes calls queued there before it loads. */
const GLOBAL = 'aa';

export type Insights = ReturnType<typeof startInsights>;

type Send = (method: string, argument: Readonly<Record<string, unknown>>) => void;

interface Queue {
  (...call: readonly unknown[]): void;
  readonly queue: unknown[];
}

/** Adds the script to the page once, with a queue for calls until it has loaded. */
function loadScript(): Send {
  const page = globalThis as unknown as Record<string, unknown>;
  if (!page[GLOBAL]) {
    const queue: unknown[] = [];
    const queued: Queue = Object.assign((...call: readonly unknown[]) => void queue.push(call), { queue });
    Object.assign(page, { AlgoliaAnalyticsObject: GLOBAL, [GLOBAL]: queued });
    const script = Object.assign(document.createElement('script'), {
      ...INSIGHTS_SCRIPT,
      src: trustScript(INSIGHTS_SCRIPT.src),
      crossOrigin: '',
      async: true,
    });
    document.head.append(script);
  }
  return (...call) => (page[GLOBAL] as Send)(...call);
}

/** Starts sending events, without cookies. */
export function startInsights({ appId, apiKey, indexName: index }: HostedSearch) {
  const send = loadScript();
  send('init', { appId, apiKey, useCookie: false });
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    /** Reports the hits now on screen. */
    viewed(objectIDs: readonly string[]) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (let start = 0; start < objectIDs.length; start += IDS_PER_EVENT) {
          const group = objectIDs.slice(start, start + IDS_PER_EVENT);
          send('viewedObjectIDs', { index, eventName: 'Results viewed', objectIDs: group });
        }
      }, VIEW_DELAY_MS);
    },
    /** Reports a result that was opened. @param position among the hits, from 1 */
    clicked(queryID: string, objectID: string, position: number) {
      const event = { index, eventName: 'Result opened', queryID, objectIDs: [objectID], positions: [position] };
      send('clickedObjectIDsAfterSearch', event);
    },
  };
}
