import { useMemo } from 'react';
import {
  addRecent,
  parseSavedSearches,
  removeSearch,
  saveSearch,
  unsaveSearch,
  type SavedSearch,
  type SavedSearches,
} from '#search/saved-searches.ts';
import { readStored } from '../parts/storage.ts';
import { changeStored, useStored } from '../hooks/use-stored.ts';
import { useSite } from '../navigation/view.ts';

type Change = (saved: SavedSearches, search: SavedSearch) => SavedSearches;

/** The reader's saved searches. With personalization off, nothing is read or written (spec 5). */
export function useSavedSearches() {
  const { config, locale } = useSite();
  const { personalization } = config.search;
  // Per language, since titles are in that language.
  const key = `docs:searches:${locale.lang}`;
  const stored = useStored(personalization ? key : undefined);
  const saved = useMemo(() => parseSavedSearches(stored), [stored]);

  const by = (change: Change) => (search: SavedSearch) => {
    if (!personalization) return;
    // From storage, not from state: another tab may have written since.
    changeStored(key, JSON.stringify(change(parseSavedSearches(readStored(key)), search)));
  };
  return {
    ...saved,
    remember: by(addRecent),
    save: by(saveSearch),
    unsave: by(unsaveSearch),
    remove: by(removeSearch),
  };
}
