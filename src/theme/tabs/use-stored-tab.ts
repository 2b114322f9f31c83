import { useCallback, useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../hooks/storage.ts';
import { storedTabKey, tabIndex } from './stored-tabs.ts';

/** Name of the event with which tabs of one page tell each other of a choice. */
const CHANGE_EVENT = 'docs:tab';

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  addEventListener(CHANGE_EVENT, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(CHANGE_EVENT, onChange);
  };
}

/** The chosen tab's index and its setter: per group in local storage (spec 4), or the component's own without a group. */
export function useStoredTab(group: string | undefined): readonly [number, (index: number) => void] {
  const [own, setOwn] = useState(0);
  const stored = useSyncExternalStore(
    subscribe,
    () => (group === undefined ? null : readStored(storedTabKey(group))),
    () => null,
  );
  const select = useCallback(
    (index: number) => {
      if (group === undefined) {
        setOwn(index);
        return;
      }
      writeStored(storedTabKey(group), String(index));
      dispatchEvent(new Event(CHANGE_EVENT));
    },
    [group],
  );
  return [tabIndex(stored) ?? own, select];
}
