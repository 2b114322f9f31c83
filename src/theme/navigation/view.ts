import type { SiteData } from '#shared/site-data.ts';
import type { LoadedPage } from '../page-context.tsx';

/** Everything the theme shows: a page, and the site data in the page's language. */
export interface View {
  readonly site: SiteData;
  readonly page: LoadedPage;
}

/** Calls the listener when views must be reloaded; only in the dev server. Returns an unsubscribe function. */
export type SubscribeToChanges = (listener: () => void) => () => void;

/** Loads the view of a path. Unknown paths give the 404 view; rejects when loading fails. */
export type LoadView = (pathname: string) => Promise<View>;
