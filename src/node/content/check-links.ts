/** Checks that the links and files that pages refer to exist. */

import { join } from 'node:path';
import { addressIn, currentVersion, LANGUAGE_PATHS, type LocaleVersion } from '#shared/address.ts';
import {
  bareRoute,
  cleanPath,
  decodePath,
  isExternal,
  isFilePath,
  pathOf,
  routeKey,
  segmentsOf,
} from '#shared/path.ts';
import { HERO_IMAGE } from '#shared/hero-image.ts';
import type { NavItem } from '#shared/schema/navigation.ts';
import { editDistance, typosAllowed } from '#search/typo.ts';
import { at, nearest, nearestIds, uniqueAcrossLanguages, type Check, type CheckInput } from './check.ts';
import { localePages, routesOf, type IndexedPage } from './page-index.ts';
import { imageSizeOf } from './image-size.ts';
import { problem } from './problem.ts';
import { isFileIn } from './source-files.ts';

const SCHEME = /^(?:https?|mailto|tel):/i;

/** Checks links in pages, and those of hero buttons. */
export const links: Check = (input) => {
  const reasonFor = linkReasons(input);
  return input.pages.flatMap((page) =>
    page.source.links.flatMap((reference) => {
      const reason = reasonFor(reference.target, page.entry, page);
      return reason ? [problem(at(page, reference), `the link "${reference.target}" ${reason}`)] : [];
    }),
  );
};

/** Checks the links of the navigation bar of each language. A wrong link of several languages is reported once. */
export const navigation: Check = (input) => {
  const { config, locales } = input.site;
  // Pages exist in every language with the same ids: `twins` makes sure of it.
  const locale = { lang: config.lang, version: currentVersion(config) };
  const reasonFor = linkReasons(input);
  const linksOf = (items: readonly NavItem[]): readonly NavItem[] =>
    items.flatMap((item) => [item, ...linksOf(item.items ?? [])]);
  const all = uniqueAcrossLanguages(
    (lang) => linksOf(locales[lang].nav),
    ({ link = '' }) => link,
  );
  return all.flatMap(({ text, link }) => {
    const reason = link === undefined ? undefined : reasonFor(link, locale);
    return reason ? [problem({ file: 'nav' }, `the link "${link}" of "${text}" ${reason}`)] : [];
  });
};

/** Returns a function that says why a link is wrong, as the end of a sentence. Links of the navigation have no page. */
function linkReasons({ pages, publicDir, site }: CheckInput) {
  const routes = routesOf(pages);
  return (link: string, locale: LocaleVersion, page?: IndexedPage): string | undefined => {
    // Browsers take such an address for a path of this site.
    if (/^https?:(?!\/\/[^/])/i.test(link)) return 'has no host; write https:// and a host';
    if (isExternal(link)) return SCHEME.test(link) ? undefined : 'needs the scheme https:, mailto: or tel:';
    const path = pathOf(link);
    const [, hash] = link.split('#');
    if (path === '' && page) return hashReason(hash, page);
    if (!path.startsWith('/')) return 'is relative; write it from the root, such as /guide/start/';
    if (LANGUAGE_PATHS.includes(path)) return hash === undefined ? undefined : 'leads to a heading that does not exist';
    if (isFilePath(path) && !/\.(?:html|mdx?)$/.test(path)) {
      return isFileIn(publicDir, decodePath(path)) ? undefined : 'leads to a file that is not in the public folder';
    }
    const bare = bareRoute(cleanPath(path.replace(/\.mdx?$/, '')));
    const linked = routes.get(routeKey(addressIn(bare, locale, site.config)));
    if (!linked) {
      const near = nearestAddress(bare, localePages(pages, locale));
      return `leads to a page that does not exist${near === undefined ? '' : `; write ${near} if you mean that page`}`;
    }
    const right = bareRoute(linked.entry.routePath);
    return withoutSlash(decodePath(path)) === withoutSlash(right)
      ? hashReason(hash, linked)
      : `has a language, version or file extension, which the build adds; write ${right}${link.slice(path.length)}`;
  };
}

/** The most similar address of these pages whose last segment has no more typos than the search allows. */
function nearestAddress(bare: string, pages: readonly IndexedPage[]): string | undefined {
  const name = segmentsOf(bare).at(-1) ?? '';
  const routes = pages
    .map(({ entry }) => bareRoute(entry.routePath))
    .filter((route) => editDistance(name, segmentsOf(route).at(-1) ?? '', typosAllowed(name)) <= typosAllowed(name));
  return nearest(bare, routes)[0];
}

function hashReason(hash: string | undefined, page: IndexedPage): string | undefined {
  if (hash === undefined || page.headingIds.includes(decodePath(hash))) return undefined;
  return `leads to a heading that does not exist; ${nearestIds(decodePath(hash), page)}`;
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Checks images in pages and their enlarged versions. */
export const assets: Check = ({ pages, publicDir, site }) =>
  pages.flatMap((page) =>
    page.source.assets.flatMap((reference) => {
      const reason = imageReason(reference.target, publicDir, site.config.assetHost);
      return reason ? [problem(at(page, reference), reason)] : [];
    }),
  );

function imageReason(image: string, publicDir: string, assetHost: string | undefined): string | undefined {
  if (isExternal(image)) {
    const isAllowed = assetHost !== undefined && image.startsWith(`${assetHost}/`);
    return isAllowed
      ? undefined
      : `the Content-Security-Policy blocks the image "${image}", which is not on this site; put it into the public folder`;
  }
  if (!image.startsWith('/')) {
    const path = image.replace(/^(?:\.\.?\/)+/, '');
    return `the address "${image}" is relative; write it from the root of the public folder: /${path}`;
  }
  const path = decodePath(image);
  if (!isFileIn(publicDir, path)) return `there is no file "${image}" in the public folder`;
  return imageSizeOf(join(publicDir, path))
    ? undefined
    : `the file "${image}" cannot be read as an image; save it as one, with its size in it`;
}

/** Checks that the drawing behind a hero is there, unless it is on the asset host. */
export const heroImage: Check = ({ pages, publicDir, site }) => {
  const page = pages.find(({ entry }) => entry.frontmatter.hero);
  if (!page || site.config.assetHost !== undefined || isFileIn(publicDir, HERO_IMAGE)) return [];
  return [problem(at(page), `the hero shows ${HERO_IMAGE}, which is not in the public folder`)];
};
