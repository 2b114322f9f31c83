import { createContext, use, type ComponentType } from 'react';
import type { CompiledComponent, MdxComponentName } from '#shared/mdx.ts';
import type { PageData } from '#shared/page.ts';
import type { SidebarEntry } from '#shared/schema/navigation.ts';
import type { SiteData, ThemeTexts } from '#shared/site-data.ts';

/** What the theme passes to compiled pages. `never` accepts any props: only compiled pages render them. */
export type MdxComponents = Readonly<Record<Exclude<MdxComponentName, CompiledComponent>, ComponentType<never>>> & {
  readonly Static: ComponentType<{ readonly html: string }>;
};

export type PageContent = ComponentType<{ readonly components: MdxComponents }>;

/** Everything the theme shows: a page, and the site data in the page's language. */
export interface View {
  readonly site: SiteData;
  readonly page: {
    readonly data: PageData;
    readonly sidebar: readonly SidebarEntry[];
    readonly Content: PageContent;
  };
}

/** Calls the listener when views must be reloaded; only in the dev server. Returns an unsubscribe function. */
export type SubscribeToChanges = (listener: () => void) => () => void;

/** The view of a path, or its promise while it loads. Unknown paths give the 404 view; rejects when loading fails. */
export type LoadView = (pathname: string) => View | Promise<View>;

const ViewContext = createContext<View | undefined>(undefined);

export const ViewProvider = ViewContext.Provider;

function useView(): View {
  const view = use(ViewContext);
  if (!view) throw new Error('The theme is used outside <ViewProvider>');
  return view;
}

/** The page on screen. */
export const usePage = (): View['page'] => useView().page;

/** The site data in the language of the current page. */
export const useSite = (): SiteData => useView().site;

/** The theme's texts in the language of the current page. */
export const useTexts = (): ThemeTexts => useSite().locale.texts;
