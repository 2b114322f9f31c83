import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { usePage } from '../page-context.tsx';

const neverChanges = () => () => {};

/**
 * Whether the page has global extras such as image zoom and scroll-to-top (spec 2.4): off with the frontmatter's
 * `globalUIComponents: false` or the query `?globalUIComponents=0`. The query applies from hydration on, since the
 * server does not know it.
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
