import { useMemo, useSyncExternalStore } from 'react';
import type { Lang } from '#shared/page.ts';
import {
  addRecent,
  parseSavedSearches,
  removeSearch,
  saveSearch,
  unsaveSearch,
  type SavedSearch,
  type SavedSearches,
} from '#search/saved-searches.ts';
import { readStored, writeStored } from '../hooks/storage.ts';
import { useSite } from '../site-context.tsx';

type Change = (saved: SavedSearches, search: SavedSearch) => SavedSearches;

/** Each language keeps its own: the titles are in it. */
const savedSearchesKey = (lang: Lang) => `docs:searches:${lang}`;

/** Tells the other searches of this page of a change; other tabs hear `storage`. */
const CHANGE_EVENT = 'docs:searches';

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  addEventListener(CHANGE_EVENT, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(CHANGE_EVENT, onChange);
  };
}

export interface SavedSearchesState {
  readonly saved: SavedSearches;
  readonly remember: (search: SavedSearch) => void;
  readonly save: (search: SavedSearch) => void;
  readonly unsave: (search: SavedSearch) => void;
  readonly remove: (search: SavedSearch) => void;
}

/** The reader's saved searches. With personalization off nothing is read and nothing written (spec 5). */
export function useSavedSearches(): SavedSearchesState {
  const { config, locale } = useSite();
  const { personalization } = config.search;
  const key = savedSearchesKey(locale.lang);
  const stored = useSyncExternalStore(subscribe, () => (personalization ? readStored(key) : null));
  const saved = useMemo(() => parseSavedSearches(stored), [stored]);

  const by = (change: Change) => (search: SavedSearch) => {
    if (!personalization) return;
    // From storage, not from the screen: another tab may have written since.
    writeStored(key, JSON.stringify(change(parseSavedSearches(readStored(key)), search)));
    dispatchEvent(new Event(CHANGE_EVENT));
  };
  return {
    saved,
    remember: by(addRecent),
    save: by(saveSearch),
    unsave: by(unsaveSearch),
    remove: by(removeSearch),
  };
}
