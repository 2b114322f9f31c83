/** Search events for the hosted service: which results were on screen and which was opened (spec 7). */

import { INSIGHTS_SCRIPT } from '#shared/hosted-search.ts';
import type { HostedSearch } from '#shared/site.ts';

/** Spec 7: events are batched in groups of so many object ids. */
const IDS_PER_EVENT = 20;
/** Spec 7: results that make way for others within this time were not looked at. */
const VIEW_DELAY_MS = 400;

/** The global that the script takes its calls from, those too that came before it. */
const GLOBAL = 'aa';

export interface Click {
  /** The answer's own mark. */
  readonly queryID: string;
  readonly objectID: string;
  /** Among the hits, from 1. */
  readonly position: number;
}

export interface Insights {
  /** These are on screen now. */
  viewed(objectIDs: readonly string[]): void;
  clicked(click: Click): void;
}

type Send = (method: string, argument: Readonly<Record<string, unknown>>) => void;

interface Queue {
  (...call: readonly unknown[]): void;
  readonly queue: unknown[];
}

/** Puts the script into the page, once, with the queue that it will empty when it is there. */
function loadScript(): Send {
  const page = globalThis as unknown as Record<string, unknown>;
  if (!page[GLOBAL]) {
    const queue: unknown[] = [];
    const queued: Queue = Object.assign((...call: readonly unknown[]) => void queue.push(call), { queue });
    Object.assign(page, { AlgoliaAnalyticsObject: GLOBAL, [GLOBAL]: queued });
    const script = Object.assign(document.createElement('script'), {
      ...INSIGHTS_SCRIPT,
      crossOrigin: '',
      async: true,
    });
    document.head.append(script);
  }
  return (...call) => (page[GLOBAL] as Send)(...call);
}

/** Starts the sending of events; no cookie is set. */
export function startInsights({ appId, apiKey, indexName: index }: HostedSearch): Insights {
  const send = loadScript();
  send('init', { appId, apiKey, useCookie: false });
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    viewed(objectIDs) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (let start = 0; start < objectIDs.length; start += IDS_PER_EVENT) {
          const group = objectIDs.slice(start, start + IDS_PER_EVENT);
          send('viewedObjectIDs', { index, eventName: 'Results viewed', objectIDs: group });
        }
      }, VIEW_DELAY_MS);
    },
    clicked({ queryID, objectID, position }) {
      const event = { index, eventName: 'Result opened', queryID, objectIDs: [objectID], positions: [position] };
      send('clickedObjectIDsAfterSearch', event);
    },
  };
}
