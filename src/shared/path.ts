/** All arithmetic on URL paths. Pure: no location, no history. */

import { LANGS, type Lang } from './page.ts';

/** Decodes a path; what cannot be decoded (`%E0%A4%A`) is returned as it came. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Spec 2.1: strips a trailing `.html` or `/index`, then decodes. `/a/b.html` → `/a/b`, `/a/index` → `/a/`. */
export function cleanPath(pathname: string): string {
  const path = pathname.replace(/\.html$/, '').replace(/\/index$/, '/');
  return decodePath(path) || '/';
}

/** The key under which a path is looked up: clean, and without the trailing slash. `/a/` → `/a`, `/` → `/`. */
export function routeKey(pathname: string): string {
  const path = cleanPath(pathname);
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** Path segments without empty ones. */
export function segmentsOf(pathname: string): readonly string[] {
  return pathname.split('/').filter(Boolean);
}

function asLang(segment: string | undefined): Lang | undefined {
  return LANGS.find((lang) => lang === segment);
}

/** The language is taken from the first path segment when it names a locale, else it is the default one. */
export function langOf(pathname: string, defaultLang: Lang): Lang {
  return asLang(segmentsOf(pathname)[0]) ?? defaultLang;
}

/** The path without its language segment. `/zh/guide/` → `/guide/`. Never begins with `//`, which would name a host. */
export function withoutLang(pathname: string): string {
  const first = segmentsOf(pathname)[0];
  const rest = asLang(first) ? pathname.replace(`/${first}`, '') : pathname;
  return rest.replace(/^\/*/, '/');
}

/** The path in a language: `localize('/guide/', 'zh', 'en')` → `/zh/guide/`. Other links are left alone. */
export function localize(link: string, lang: Lang, defaultLang: Lang): string {
  if (!link.startsWith('/')) return link;
  const path = withoutLang(link);
  return lang === defaultLang ? path : `/${lang}${path}`;
}

/** The section of pages that stand in no folder. */
const ROOT_SECTION = '_root';

/** The first segment below the language: the section that the sidebar and the manifest are cut by. `/zh/guide/x` → `guide`. */
export function sectionOf(pathname: string): string {
  return segmentsOf(withoutLang(pathname))[0] ?? ROOT_SECTION;
}

/** File below `dist/` that holds a route: a folder with an index, which every plain file server knows. */
export function htmlFiles(routePath: string): readonly string[] {
  const path = routePath.slice(1);
  if (routePath.endsWith('/')) return [`${path}index.html`];
  return [`${path}.html`, `${path}/index.html`];
}

/** True for a link that leaves the site: another origin or another scheme. */
export function isExternal(link: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link);
}

/**
 * True for an address of this site from its root: `/guide/#a`. What a reader's storage or a search service hands over may
 * be anything: another host (`//x`, `/\x`), a script, or one with the line breaks that browsers drop.
 */
export function isSitePath(address: string): boolean {
  return /^\/(?!\/)[^\s\\]*$/.test(address);
}
