import { useCallback, useState } from 'react';
import { changeStored, useStored } from '../hooks/use-stored.ts';
import { storedTabKey, tabIndex } from './stored-tabs.ts';

/** The chosen tab's index and its setter: per group in local storage (spec 4), or component state without a group. */
export function useStoredTab(group: string | undefined): readonly [number, (index: number) => void] {
  const [own, setOwn] = useState(0);
  const key = group === undefined ? undefined : storedTabKey(group);
  const stored = useStored(key);
  const select = useCallback(
    (index: number) => (key === undefined ? setOwn(index) : changeStored(key, String(index))),
    [key],
  );
  return [tabIndex(stored) ?? own, select];
}
