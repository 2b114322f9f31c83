/** Addresses within a site that has languages and, perhaps, versions. */

import { LANGS, type Lang } from './page.ts';
import { inVersion, isFilePath, localize, pathOf } from './path.ts';
import type { SiteConfig } from './site.ts';

/** Where in the site a page stands. The version is empty on a site that has none. */
export interface Place {
  readonly lang: Lang;
  readonly version: string;
}

export type Addressing = Pick<SiteConfig, 'lang' | 'multiVersion'>;

/** What the build makes beside the pages, once a language and in the default version only. */
export const LANGUAGE_PATHS: readonly string[] = ['/sitemap', '/llms.txt', '/llms-full.txt'];

/**
 * The address of a link as authors write it, `/guide/`, from a page in a place: `/v1/zh/guide/`.
 * The segments of the default version and the default language are left out (spec 2.6); links to elsewhere stay, and so
 * do files, which have no language.
 */
export function addressIn(link: string, { lang, version }: Place, config: Addressing): string {
  const path = pathOf(link);
  if (LANGUAGE_PATHS.includes(path)) return localize(link, lang, config.lang);
  if (isFilePath(path)) return link;
  return inVersion(localize(link, lang, config.lang), version, config.multiVersion?.default ?? '');
}

/** Names of the site's versions; on a site without any, the empty one. */
export function versionNames({ multiVersion }: Addressing): readonly string[] {
  return multiVersion && multiVersion.versions.length > 0 ? multiVersion.versions : [''];
}

/** Every language of every version. */
export function allPlaces(config: Addressing): readonly Place[] {
  return versionNames(config).flatMap((version) => LANGS.map((lang): Place => ({ lang, version })));
}

/** The version whose pages stand without its segment: the one that readers use now. Empty on a site without versions. */
export function currentVersion({ multiVersion }: Addressing): string {
  return multiVersion && multiVersion.versions.length > 0 ? multiVersion.default : '';
}
