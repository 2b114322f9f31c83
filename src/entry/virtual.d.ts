declare module 'virtual:pages' {
  type Content = import('#theme/page-context.tsx').PageContent;
  type Data = import('#shared/page.ts').PageData;

  interface PageLoaders {
    readonly data: () => Promise<{ readonly default: Data }>;
    readonly content: () => Promise<{ readonly default: Content }>;
    readonly hydrate: () => Promise<{ readonly default: Content }>;
  }

  interface Section {
    readonly sidebar: readonly import('#shared/site.ts').SidebarEntry[];
    /** By route key: the path without a trailing slash. */
    readonly pages: Readonly<Record<string, PageLoaders>>;
  }

  /** By language and section, such as `en/guide`, prefixed by the version when it is not the default one. */
  export const sections: Readonly<Record<string, () => Promise<Section>>>;
  type LoadSite = () => Promise<{ readonly default: import('#shared/site-data.ts').SiteData }>;
  /** By language; other versions than the default one by version and language, such as `v1/zh`. */
  export const locales: Readonly<Record<import('#shared/page.ts').Lang, LoadSite>> &
    Readonly<Record<string, LoadSite | undefined>>;
  /** The language whose paths have no language segment. */
  export const defaultLang: import('#shared/page.ts').Lang;
  /** The list of all pages, as HTML. */
  export const allPages: Readonly<Record<import('#shared/page.ts').Lang, () => Promise<{ readonly default: string }>>>;
}

declare module 'virtual:search' {
  /** Folder of the local search files, relative to the site root. */
  export const searchFolder: string;
}
