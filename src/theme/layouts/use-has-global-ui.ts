import { useLocation } from 'react-router-dom';
import { useBrowserValue } from '../hooks/use-browser-value.ts';
import { usePage } from '../navigation/view.ts';

/**
 * Whether the page has global extras such as image zoom and scroll-to-top (spec 2.4): off with the frontmatter's
 * `globalUIComponents: false` or, from hydration on, the query `?globalUIComponents=0`.
 */
export function useHasGlobalUI(): boolean {
  const { search } = useLocation();
  const { frontmatter } = usePage().data;
  const isAllowed = useBrowserValue(() => new URLSearchParams(search).get('globalUIComponents') !== '0', true);
  return isAllowed && frontmatter.globalUIComponents !== false;
}
