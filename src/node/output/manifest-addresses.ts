import { MANIFEST_DIR } from '../content/reserved-routes.ts';

/**
 * Addresses of the modules that name the modules of pages, and of the search files. They do not depend on the content,
 * so that an edited page changes neither the application nor other pages. They do depend on the application: an open tab
 * with an older one finds no modules that it may not understand, and loads the next page whole.
 */
export interface ManifestAddresses {
  /** @param key of a section, such as `en/guide` */
  section(key: string): string;
  allPages(lang: string): string;
  /** A `SearchManifest`. */
  readonly search: string;
}

/** @param version of the application */
export function manifestAddresses(version: string): ManifestAddresses {
  const at = (name: string) => encodeURI(`/${MANIFEST_DIR}/${version}/${name}.js`);
  return {
    section: at,
    allPages: (lang) => at(`all-pages/${lang}`),
    search: `/${MANIFEST_DIR}/${version}/search.json`,
  };
}

/** The addresses of the dev server. */
export const DEV_ADDRESSES = manifestAddresses('dev');
