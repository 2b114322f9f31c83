import { useEffect, useState } from 'react';
import { HYDRATED_EVENT } from '#shared/dom.ts';
import { documentTitle } from '#shared/head.ts';
import { Layout } from './layouts/layout.tsx';
import { useNavigation } from './navigation/use-navigation.ts';
import { usePage, ViewProvider, type LoadView, type SubscribeToChanges, type View } from './navigation/view.ts';
import { SearchProvider, type SourcesOf } from './search/search-context.tsx';

interface AppProps {
  readonly initial: View;
  readonly load: LoadView;
  readonly sources: SourcesOf;
  readonly subscribe?: SubscribeToChanges | undefined;
}

/** The site: shows one view and replaces it on navigation. */
export function App({ initial, load, sources, subscribe }: AppProps) {
  const view = useNavigation(initial, load, subscribe);
  useHead(view);
  useEffect(() => {
    // Effects of children run first, so all listeners are set.
    dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return (
    <ViewProvider value={view}>
      <SearchProvider value={sources}>
        <Layout />
      </SearchProvider>
      <RouteAnnouncer />
    </ViewProvider>
  );
}

/** Tags that crawlers, agents and extensions read: they describe the page that was loaded, and go when it does. */
const TAGS_OF_PAGE =
  'link[hreflang], link[type="text/markdown"], meta[property^="og:"], meta[name=robots], [type="application/ld+json"]';

/** Keeps title, description and the canonical address (which phones share) in sync. */
export function useHead({ site, page }: View): void {
  useEffect(() => {
    // Spec 9: deferred by a zero-delay timer, so that the old history entry keeps the old title.
    const timer = setTimeout(() => {
      document.title = documentTitle(page.data, site.config.title);
      const description = page.data.frontmatter.description ?? site.locale.description;
      document.querySelector('meta[name=description]')?.setAttribute('content', description);
      const address = site.config.origin + page.data.routePath;
      const canonical = document.querySelector('link[rel=canonical]');
      if (canonical?.getAttribute('href') === address) return;
      canonical?.setAttribute('href', address);
      document.querySelectorAll(TAGS_OF_PAGE).forEach((tag) => tag.remove());
    });
    return () => clearTimeout(timer);
  }, [page, site]);
}

/** Announces a new page to screen readers, which browsers do only on a full load. */
export function RouteAnnouncer() {
  const { routePath, title } = usePage().data;
  const [told, tell] = useState({ routePath, title: '' });
  if (routePath !== told.routePath) tell({ routePath, title });
  return (
    <div className="visually-hidden" role="status">
      {/* A new element for each page: two pages may have the same title. */}
      <span key={told.routePath}>{told.title}</span>
    </div>
  );
}
