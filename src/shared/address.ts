/** Addresses in a site with languages and, optionally, versions. */

import { LANGS, type Lang } from './page.ts';
import { inVersion, isFilePath, localize, pathOf } from './path.ts';
import type { SiteConfig } from './site.ts';

/** Language and version of a page. The version is empty on a site without versions. */
export interface LocaleVersion {
  readonly lang: Lang;
  readonly version: string;
}

export type Addressing = Pick<SiteConfig, 'lang' | 'multiVersion'>;

/** Generated files that pages may link to: once per language, in the default version only. */
export const LANGUAGE_PATHS: readonly string[] = ['/sitemap', '/llms.txt', '/llms-full.txt', '/feed.xml'];

/**
 * Resolves a link as authors write it, `/guide/`, to an address in the given language and version: `/v1/zh/guide/`. The
 * default version and language have no segment (spec 2.6). Returns external links and files unchanged; files have no
 * language.
 */
export function addressIn(link: string, { lang, version }: LocaleVersion, config: Addressing): string {
  const path = pathOf(link);
  if (LANGUAGE_PATHS.includes(path)) return localize(link, lang, config.lang);
  if (isFilePath(path)) return link;
  return inVersion(localize(link, lang, config.lang), version, config.multiVersion?.default ?? '');
}

/** Names of the site's versions; `['']` on a site without versions. */
export function versionNames({ multiVersion }: Addressing): readonly string[] {
  return multiVersion?.versions.length ? multiVersion.versions : [''];
}

/** Every combination of version and language. */
export function allLocaleVersions(config: Addressing): readonly LocaleVersion[] {
  return versionNames(config).flatMap((version) => LANGS.map((lang): LocaleVersion => ({ lang, version })));
}

/** The default version, whose paths have no version segment; empty on a site without versions. */
export function currentVersion({ multiVersion }: Addressing): string {
  return multiVersion?.versions.length ? multiVersion.default : '';
}
