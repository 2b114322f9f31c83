declare module 'virtual:pages' {
  type Content = import('#theme/page-context.tsx').PageContent;
  type Data = import('#shared/page.ts').PageData;

  interface PageLoaders {
    readonly data: () => Promise<{ readonly default: Data }>;
    readonly content: () => Promise<{ readonly default: Content }>;
    readonly lean: () => Promise<{ readonly default: Content }>;
  }

  interface Section {
    readonly sidebar: readonly import('#shared/site.ts').SidebarEntry[];
    /** By route key: the path without a trailing slash. */
    readonly pages: Readonly<Record<string, PageLoaders>>;
  }

  /** By language and section, such as `en/guide`. */
  export const sections: Readonly<Record<string, () => Promise<Section>>>;
  export const locales: Readonly<
    Record<import('#shared/page.ts').Lang, () => Promise<{ readonly default: import('#shared/site-data.ts').SiteData }>>
  >;
  export const records: Readonly<
    Record<
      import('#shared/page.ts').Lang,
      () => Promise<{ readonly default: readonly import('#search/record.ts').SearchRecord[] }>
    >
  >;
  /** The list of all pages, as HTML. */
  export const siteMaps: Readonly<Record<import('#shared/page.ts').Lang, () => Promise<{ readonly default: string }>>>;
}
