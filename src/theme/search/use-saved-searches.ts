import { useState } from 'react';
import type { Lang } from '#shared/page.ts';
import {
  addRecent,
  NOTHING_SAVED,
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
  const [saved, setSaved] = useState(() => (personalization ? parseSavedSearches(readStored(key)) : NOTHING_SAVED));

  const by = (change: Change) => (search: SavedSearch) => {
    if (!personalization) return;
    // From storage, not from the screen: another tab may have written since.
    const stored = readStored(key);
    const next = change(stored === null ? saved : parseSavedSearches(stored), search);
    writeStored(key, JSON.stringify(next));
    setSaved(next);
  };
  return {
    saved,
    remember: by(addRecent),
    save: by(saveSearch),
    unsave: by(unsaveSearch),
    remove: by(removeSearch),
  };
}
