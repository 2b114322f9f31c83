import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { usePage } from '../page-context.tsx';

const never = () => () => {};

/** Whether the page has the extras that are no part of its layout, such as image zoom (spec 2.4): on unless frontmatter or query says no. */
export function useHasGlobalUI(): boolean {
  const { search } = useLocation();
  const { frontmatter } = usePage().data;
  // The server never sees a query: the first render does without.
  const query = useSyncExternalStore(
    never,
    () => search,
    () => '',
  );
  return frontmatter.globalUIComponents !== false && new URLSearchParams(query).get('globalUIComponents') !== '0';
}
