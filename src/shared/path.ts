/** Pure functions on URL paths. */

import { LANGS, type Lang } from './page.ts';

/** Decodes a path; returns invalid input such as `%E0%A4%A` unchanged. */
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

/** Lookup key of a path: clean, without trailing and doubled slashes, as on servers. `/a//b/` → `/a/b`, `/` → `/`. */
export function routeKey(pathname: string): string {
  return cleanPath(pathname).replace(/\/+(?=\/|$)/g, '') || '/';
}

/** True for addresses of the same page. */
export function isSameRoute(a: string, b: string): boolean {
  return routeKey(a) === routeKey(b);
}

/** Path segments without empty ones: `/a//b/` → `a`, `b`. */
export function segmentsOf(pathname: string): readonly string[] {
  return pathname.split('/').filter(Boolean);
}

function asLang(segment: string | undefined): Lang | undefined {
  return LANGS.find((lang) => lang === segment);
}

/** True for a version name: `v1`, `v2.x`. Pages may not have such names, since paths alone tell the version. */
export function isVersion(name: string): boolean {
  return /^v\d[\w.-]*$/.test(name);
}

/** The version in a path's first segment; empty for the only or the default version. */
export function versionOf(pathname: string): string {
  const first = segmentsOf(pathname)[0] ?? '';
  return isVersion(first) ? first : '';
}

/**
 * The path without `segment`, its first one; an empty `segment` removes nothing. Never starts with `//`, which browsers
 * read as another host.
 */
function withoutFirst(pathname: string, segment: string): string {
  const rest = segment === '' ? pathname : pathname.replace(`/${segment}`, '');
  return rest.replace(/^\/*/, '/');
}

/** The path in a version: `inVersion('/zh/guide/', 'v1', 'v2')` → `/v1/zh/guide/`; other links unchanged. */
export function inVersion(link: string, version: string, defaultVersion: string): string {
  if (!link.startsWith('/')) return link;
  const path = withoutFirst(link, versionOf(link));
  return version === defaultVersion || version === '' ? path : `/${version}${path}`;
}

/** Language of a path, from the first segment after the version; defaults to `defaultLang`. */
export function langOf(pathname: string, defaultLang: Lang): Lang {
  return asLang(segmentsOf(withoutFirst(pathname, versionOf(pathname)))[0]) ?? defaultLang;
}

/** The path as authors write it, without version and language: `/v1/zh/guide/` → `/guide/`. */
export function bareRoute(pathname: string): string {
  const path = withoutFirst(pathname, versionOf(pathname));
  return withoutFirst(path, asLang(segmentsOf(path)[0]) ?? '');
}

/** The path in a language, same version: `localize('/guide/', 'zh', 'en')` → `/zh/guide/`; other links unchanged. */
export function localize(link: string, lang: Lang, defaultLang: Lang): string {
  if (!link.startsWith('/')) return link;
  const [version, path] = [versionOf(link), bareRoute(link)];
  return [version, lang === defaultLang ? '' : lang]
    .filter(Boolean)
    .map((segment) => `/${segment}`)
    .join('')
    .concat(path);
}

/** Key of a language and version: `zh`, or `v1/zh` outside the default version. */
export function localeKey(pathname: string, lang: Lang): string {
  return [versionOf(pathname), lang].filter(Boolean).join('/');
}

/** Key of a section: `en/guide`, `v1/zh/api`. The manifest is split by it (docs/decisions.md, 12). */
export function sectionKey(pathname: string, lang: Lang): string {
  return `${localeKey(pathname, lang)}/${sectionOf(pathname)}`;
}

/** Section of pages outside any folder. */
const ROOT_SECTION = '_root';

/** First segment after version and language, which selects the sidebar: `/zh/guide/x` → `guide`. */
export function sectionOf(pathname: string): string {
  return segmentsOf(bareRoute(pathname))[0] ?? ROOT_SECTION;
}

/** File of a route below `dist/`: `/a/` → `a/index.html`, `/a` → `a.html`. Hosts answer `/a` with `a.html`. */
export function htmlFile(routePath: string): string {
  const path = routePath.slice(1);
  return routePath.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

/**
 * Address of a page's Markdown (spec 7: the route path with `.html` changed to `.md`).
 * `/guide/basic/cli` → `/guide/basic/cli.md`, `/zh/guide/start/` → `/zh/guide/start/index.md`.
 */
export function markdownPath(routePath: string): string {
  return `${routePath.replace(/\.html$/, '').replace(/\/$/, '/index')}.md`;
}

/** The link's path, without query and hash. */
export function pathOf(link: string): string {
  return link.replace(/[?#].*$/s, '');
}

/** True for a path with a file extension: `/images/a.svg`. Not for `.html`, which may be a page (spec 2.1). */
export function isFilePath(path: string): boolean {
  return /\.(?!html$)[^./]+$/.test(path);
}

/** True for a link to another origin or with a scheme. */
export function isExternal(link: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link);
}

/**
 * True for a root-relative address of this site: `/guide/#a`. Use for untrusted values from storage or a search
 * service: rejects other hosts (`//x`, `/\x`), scripts, and whitespace, since browsers strip line breaks.
 */
export function isSitePath(address: string): boolean {
  return /^\/(?!\/)[^\s\\]*$/.test(address);
}
