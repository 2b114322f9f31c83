import { useLocation } from 'react-router-dom';
import { useBrowserValue } from '../hooks/use-browser-value.ts';
import { usePage } from './view.ts';

/** The path of the page on screen; on the 404 page the requested path, undefined on the server and during hydration. */
export function usePath(): string | undefined {
  const { pageType, routePath } = usePage().data;
  const { pathname } = useLocation();
  const requested = useBrowserValue(() => pathname, undefined);
  return pageType === '404' ? requested : routePath;
}
