import { createContext, use, type ComponentType } from 'react';
import type { MdxComponentName } from '#shared/mdx.ts';
import type { PageData } from '#shared/page.ts';
import type { SidebarEntry } from '#shared/schema/navigation.ts';

/** Components that the compiler writes as text. */
type Compiled = 'Since';

/** The components passed to a compiled page. `never`: their props differ, and only compiled pages render them. */
export type MdxComponents = Readonly<Record<Exclude<MdxComponentName, Compiled> | 'Static', ComponentType<never>>>;

export type PageContent = ComponentType<{ readonly components: MdxComponents }>;

/** The page on screen: record, sidebar and content. */
export interface LoadedPage {
  readonly data: PageData;
  readonly sidebar: readonly SidebarEntry[];
  readonly Content: PageContent;
}

const PageContext = createContext<LoadedPage | undefined>(undefined);

export const PageProvider = PageContext.Provider;

/** The page on screen. Throws outside of `PageProvider`. */
export function usePage(): LoadedPage {
  const page = use(PageContext);
  if (!page) throw new Error('usePage is called outside <PageProvider>');
  return page;
}
