import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { usePage } from '../page-context.tsx';

const neverChanges = () => () => {};

/**
 * Whether the page has the global extras, such as image zoom and the way back to the top (spec 2.4): neither the
 * frontmatter's `globalUIComponents: false` nor the query `?globalUIComponents=0` takes them away.
 * The query counts from hydration on: the server does not know it.
 */
export function useHasGlobalUI(): boolean {
  const { search } = useLocation();
  const { frontmatter } = usePage().data;
  const isAllowed = useSyncExternalStore(
    neverChanges,
    () => new URLSearchParams(search).get('globalUIComponents') !== '0',
    () => true,
  );
  return isAllowed && frontmatter.globalUIComponents !== false;
}
