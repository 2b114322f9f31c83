import { MANIFEST_DIR } from '../content/reserved-routes.ts';

/**
 * Addresses of the manifest: modules that import the modules of pages, and the list of search files. They do not depend
 * on the content, so an edited page changes neither the application nor other pages. They depend on the application's
 * version: a tab with an older application never loads a newer manifest, and follows its next link by a full page load.
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
