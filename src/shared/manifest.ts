/**
 * The site's content, in parts that the application loads on demand: in browsers from generated modules, on the server
 * from memory.
 */

import type { Lang, PageData } from './page.ts';
import type { SidebarEntry } from './schema/navigation.ts';
import type { SiteData } from './site-data.ts';

export interface Module<Value> {
  readonly default: Value;
}

type Load<Value> = () => Promise<Value>;

/** A page's record, and its strings of HTML. */
export interface PageParts {
  readonly data: PageData;
  readonly html: readonly string[];
}

/** React's functions that create elements. A compiled page takes them as an argument, since it imports nothing. */
export type JsxRuntime = Readonly<Record<'Fragment' | 'jsx' | 'jsxs', unknown>>;

/**
 * Makes the page's component; `unknown`, since only the theme has the type.
 * @param html the page's strings
 */
export type MakeContent = (runtime: JsxRuntime, html: readonly string[]) => unknown;

export interface PageLoaders {
  readonly parts: Load<Module<PageParts>>;
  readonly content: Load<Module<MakeContent>>;
}

/** The pages of one section in one language. */
export interface Section {
  readonly sidebar: Load<Module<readonly SidebarEntry[]>>;
  /** By route key: the path without a trailing slash. */
  readonly pages: Readonly<Record<string, PageLoaders | undefined>>;
}

export interface Manifest {
  /** By language and section, such as `en/guide`, prefixed by the version when it is not the default one. */
  readonly sections: Readonly<Record<string, Load<Section> | undefined>>;
  /** By language; other versions than the default one by version and language, such as `v1/zh`. */
  readonly locales: Readonly<Record<Lang, Load<Module<SiteData>>>> &
    Readonly<Record<string, Load<Module<SiteData>> | undefined>>;
  /** The list of all pages, as HTML. */
  readonly allPages: Readonly<Record<Lang, Load<Module<string>>>>;
  /** The language whose paths have no language segment. */
  readonly defaultLang: Lang;
}

/** The JSON file with the addresses of the search files, relative to the site's root. By the keys of `locales`. */
export type SearchManifest = Readonly<Record<string, string>>;
