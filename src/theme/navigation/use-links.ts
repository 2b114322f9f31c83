import { useEffect, useRef } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { REPLAY_SELECTOR } from '#shared/dom.ts';
import { isSameRoute } from '#shared/path.ts';
import { closestTo, isUnmodified } from '../parts/events.ts';
import { navigationApi } from '../parts/navigation-api.ts';
import { showProgress } from '../progress/show-progress.ts';
import type { LoadView } from './view.ts';

/**
 * Address of a link that the application should follow.
 * @param shownPath path of the page on screen: the address changes first
 */
function innerAddress(event: Pick<Event, 'target'>, shownPath = location.pathname): URL | undefined {
  const link = closestTo(event, 'a[href]') as HTMLAnchorElement | null;
  // The search button: a link only where scripts do not run.
  if (!link || link.matches(REPLAY_SELECTOR)) return undefined;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  const href = link.getAttribute('href') ?? '';
  const isShown = isSameRoute(location.pathname, shownPath);
  const url = new URL(href.startsWith('#') && !isShown ? shownPath + href : link.href, location.origin);
  // The browser handles section links itself.
  const isSection = url.hash !== '' && url.pathname === location.pathname && url.search === location.search;
  return isSection ? undefined : url;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && isUnmodified(event) && !event.defaultPrevented;
}

/** Follows links within the site without a page load, and prefetches their pages on hover and focus. */
export function useLinks(load: LoadView, navigate: NavigateFunction, routePath: string | undefined): void {
  const shownPath = useRef(routePath);
  useEffect(() => {
    shownPath.current = routePath;
  }, [routePath]);

  /** The latest target: a page that loads late must not override a newer choice. */
  const wanted = useRef<URL>(undefined);
  // A separate effect: `navigate` changes with each path, so the effect below runs again, and would miss the event of
  // the Back that changed the path.
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const forget = () => {
      // Ends the progress bar of that page.
      if (wanted.current) showProgress(Promise.resolve());
      wanted.current = undefined;
    };
    const onNavigate = ({ navigationType }: NavigateEvent) => {
      if (navigationType === 'traverse') forget();
    };
    // Back and Forward cancel a page that is still loading; a section link does not, as in browsers. Without the
    // Navigation API, `popstate` fires for both.
    if (navigationApi) navigationApi.addEventListener('navigate', onNavigate, { signal });
    // `capture`: before the page that Back shows starts a progress bar of its own.
    else addEventListener('popstate', forget, { capture: true, signal });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    // While the browser loads a page (`leave`), it follows further links: the application would not cancel that load.
    let isLeaving = false;
    const leave = (url: URL) => {
      isLeaving = true;
      location.assign(url);
    };
    const follow = (event: MouseEvent) => {
      const url = isPlainClick(event) && !isLeaving ? innerAddress(event, shownPath.current) : undefined;
      if (!url) return;
      event.preventDefault();
      const next = load(url.pathname);
      if (next instanceof Promise && wanted.current?.href === url.href) {
        // The second click of a double click.
        if (event.detail > 1) return;
        // Pressed again while it loads: a module that hangs cannot be imported again, so load the whole page.
        wanted.current = undefined;
        leave(url);
        return;
      }
      wanted.current = url;
      const loading = Promise.resolve(next);
      showProgress(loading);
      loading.then(
        ({ page }) => {
          if (wanted.current !== url) return;
          wanted.current = undefined;
          // Spec 2.1: a link that matches no known route causes a full page load.
          if (page.data.pageType === '404') leave(url);
          // Like browsers, a link to the current address adds no history entry.
          else void navigate(url.pathname + url.search + url.hash, { replace: url.href === location.href });
        },
        (error: unknown) => {
          console.error(error);
          if (wanted.current === url) leave(url);
        },
      );
    };
    const prefetch = (event: Pick<Event, 'target'>) => {
      const url = innerAddress(event, shownPath.current);
      // Ignored here: the click retries and reports.
      if (url) Promise.resolve(load(url.pathname)).catch(() => {});
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('click', follow, { signal });
    // A page from the back-forward cache is read again.
    addEventListener('pageshow', () => (isLeaving = false), { signal });
    document.addEventListener('pointerover', prefetch, { passive: true, signal });
    document.addEventListener('focusin', prefetch, { signal });
    // The pointer or focus may have reached a link before hydration.
    for (const target of document.querySelectorAll('a:hover, a:focus')) prefetch({ target });
    return () => listening.abort();
  }, [load, navigate]);
}
