import { Hydrated } from './navigation/hydrated.tsx';
import { useHead } from './navigation/use-head.ts';
import { useNavigation } from './navigation/use-navigation.ts';
import { RouteAnnouncer } from './navigation/route-announcer.tsx';
import { Layout } from './layouts/layout.tsx';
import { ViewProvider, type LoadView, type SubscribeToChanges, type View } from './navigation/view.ts';
import { SearchProvider, type SourcesOf } from './search/search-context.tsx';

interface AppProps {
  /** The server-rendered view. */
  readonly initial: View;
  readonly load: LoadView;
  readonly sources: SourcesOf;
  readonly subscribe?: SubscribeToChanges | undefined;
}

/** The site: shows one view and replaces it on navigation. */
export function App({ initial, load, sources, subscribe }: AppProps) {
  const view = useNavigation(initial, load, subscribe);
  useHead(view);
  return (
    <ViewProvider value={view}>
      <SearchProvider value={sources}>
        <Layout />
      </SearchProvider>
      <RouteAnnouncer />
      <Hydrated />
    </ViewProvider>
  );
}
