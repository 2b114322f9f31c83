import type { SiteData } from '#shared/site-data.ts';
import type { LoadedPage } from '../page-context.tsx';

/** Everything that the theme shows: a page, and the site in the page's language. */
export interface View {
  readonly site: SiteData;
  readonly page: LoadedPage;
}

/** Tells that views are to be loaded again; only the dev server has such news. Returns how to stop listening. */
export type SubscribeToChanges = (listener: () => void) => () => void;

/** Finds and loads the view of a path. A path that is no page gives the 404 view; a failed load rejects. */
export type LoadView = (pathname: string) => Promise<View>;
