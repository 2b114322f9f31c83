import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isSameRoute } from '#shared/path.ts';
import { showProgress } from '../progress/show-progress.ts';
import { useLinks } from './use-links.ts';
import { useScroll } from './use-scroll.ts';
import type { LoadView, SubscribeToChanges, View } from './view.ts';

/** The view of the current address. Switches only when the new one is fully loaded: no partial page, no spinner. */
export function useNavigation(initial: View, load: LoadView, subscribe?: SubscribeToChanges): View {
  const [view, setView] = useState(initial);
  const { pathname } = useLocation();
  const isShown = isSameRoute(pathname, view.page.data.routePath);
  // A page that is already loaded shows in the same frame as its address, also on Back.
  const next = isShown ? view : load(pathname);
  if (next !== view && !(next instanceof Promise)) setView(next);
  const documentPath = useRef(pathname);
  const navigate = useNavigate();
  const { pageType, routePath } = view.page.data;
  // The 404 page shows at any address.
  useLinks(load, navigate, pageType === '404' ? undefined : routePath);
  const { tag } = view.site.locale;
  // Before scrolling: fonts and line heights depend on the language.
  useLayoutEffect(() => {
    // Chromium styles the whole page again even if the language stays the same.
    if (document.documentElement.lang !== tag) document.documentElement.lang = tag;
  }, [tag]);
  useScroll(view);

  const [edits, countEdits] = useState(0);
  useEffect(() => subscribe?.(() => countEdits((count) => count + 1)), [subscribe]);

  useEffect(() => {
    if (isShown && edits === 0) return undefined;
    let wanted = true;
    const loading = Promise.resolve(load(pathname));
    if (!isShown) showProgress(loading);
    loading.then(
      (loaded) => {
        if (wanted) startTransition(() => setView(loaded));
      },
      (error: unknown) => {
        // Spec 8: log the error, then let the browser load the page.
        console.error(error);
        // Except for the address the document was loaded for: the reload would loop.
        if (wanted && !isShown && pathname !== documentPath.current) location.reload();
      },
    );
    return () => {
      wanted = false;
    };
  }, [pathname, load, isShown, edits]);

  return view;
}
