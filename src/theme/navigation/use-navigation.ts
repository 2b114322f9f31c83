import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PageData } from '#shared/page.ts';
import { routeKey } from '#shared/path.ts';
import type { SiteData } from '#shared/site-data.ts';
import type { LoadedPage } from '../page-context.tsx';
import { useLinks } from './use-links.ts';
import { useScroll } from './use-scroll.ts';

/** Everything that the theme shows: a page, and the site in the page's language. */
export interface View {
  readonly site: SiteData;
  readonly page: LoadedPage;
}

/** Tells of a new record of a page; only the dev server has such news. Returns how to stop listening. */
export type SubscribeToPageData = (listener: (data: PageData) => void) => () => void;

/** Finds and loads the view of a path. A path that is no page gives the 404 view; a failed load rejects. */
export type LoadView = (pathname: string) => Promise<View>;

/**
 * The view of the current address. A new one is shown only when it is loaded whole,
 * so the reader never sees a half page and never a spinner in its place.
 */
export function useNavigation(initial: View, load: LoadView, subscribe?: SubscribeToPageData): View {
  const [view, setView] = useState(initial);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useLinks(load, navigate);
  useScroll(view);

  useEffect(() => {
    if (routeKey(pathname) === routeKey(view.page.data.routePath)) return undefined;
    let wanted = true;
    load(pathname).then(
      (next) => {
        if (wanted) startTransition(() => setView(next));
      },
      (error: unknown) => {
        // Spec 8: logged; then the browser gets the page by itself.
        console.error(error);
        if (wanted) location.reload();
      },
    );
    return () => {
      wanted = false;
    };
    // The view is what this effect sets: only a new path asks for another one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, load]);

  useEffect(
    () =>
      subscribe?.((data) =>
        setView(({ site, page }) => ({
          site,
          page: page.data.routePath === data.routePath ? { ...page, data } : page,
        })),
      ),
    [subscribe],
  );

  return view;
}
