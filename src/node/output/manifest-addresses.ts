import { MANIFEST_DIR } from '../content/reserved-routes.ts';

/**
 * Addresses of the manifest: modules that import the modules of pages, and the list of search files. They do not depend
 * on the content, so an edited page changes neither the application nor other pages. They depend on the application's
 * version: a tab with an older application never loads a newer manifest, and follows its next link by a full page load.
 */
export type ManifestAddresses = Readonly<ReturnType<typeof manifestAddresses>>;

/** @param version of the application */
export function manifestAddresses(version: string) {
  const moduleAt = (name: string) => encodeURI(`/${MANIFEST_DIR}/${version}/${name}.js`);
  return {
    section: (key: string) => moduleAt(key),
    allPages: (lang: string) => moduleAt(`all-pages/${lang}`),
    /** A `SearchManifest`. */
    search: `/${MANIFEST_DIR}/${version}/search.json`,
  };
}

export const DEV_ADDRESSES = manifestAddresses('dev');
