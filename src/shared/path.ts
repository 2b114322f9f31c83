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

/** True for a name by which a version is known: `v1`, `v2.x`. A path tells its version by itself, so no page may be named so. */
export function isVersion(name: string): boolean {
  return /^v\d[\w.-]*$/.test(name);
}

/** The version that a path names in its first segment; empty for pages of the only or the default version. */
export function versionOf(pathname: string): string {
  const first = segmentsOf(pathname)[0] ?? '';
  return isVersion(first) ? first : '';
}

/** The path without its first segment. Never begins with `//`, which would name a host. */
function withoutFirst(pathname: string, segment: string): string {
  const rest = segment === '' ? pathname : pathname.replace(`/${segment}`, '');
  return rest.replace(/^\/*/, '/');
}

/** The path in a version: `inVersion('/zh/guide/', 'v1', 'v2')` → `/v1/zh/guide/`. Other links are left alone. */
export function inVersion(link: string, version: string, defaultVersion: string): string {
  if (!link.startsWith('/')) return link;
  const path = withoutFirst(link, versionOf(link));
  return version === defaultVersion || version === '' ? path : `/${version}${path}`;
}

/** The language is taken from the first path segment, after a version's, when it names a locale; else it is the default one. */
export function langOf(pathname: string, defaultLang: Lang): Lang {
  return asLang(segmentsOf(withoutFirst(pathname, versionOf(pathname)))[0]) ?? defaultLang;
}

/** The path as authors write it, without version and language. `/v1/zh/guide/` → `/guide/`. */
export function bareRoute(pathname: string): string {
  const path = withoutFirst(pathname, versionOf(pathname));
  return withoutFirst(path, asLang(segmentsOf(path)[0]) ?? '');
}

/** The path in a language, and still in its version: `localize('/guide/', 'zh', 'en')` → `/zh/guide/`. Other links are left alone. */
export function localize(link: string, lang: Lang, defaultLang: Lang): string {
  if (!link.startsWith('/')) return link;
  const [version, path] = [versionOf(link), bareRoute(link)];
  return [version, lang === defaultLang ? '' : lang]
    .filter(Boolean)
    .map((segment) => `/${segment}`)
    .join('')
    .concat(path);
}

/** The key of a language in a version: `zh`, or `v1/zh` in a version that is not the default one. */
export function localeKey(pathname: string, lang: Lang): string {
  return [versionOf(pathname), lang].filter(Boolean).join('/');
}

/** The key of a section in a language and a version: `en/guide`, `v1/zh/api`; cuts the manifest (docs/decisions.md, 12). */
export function sectionKey(pathname: string, lang: Lang): string {
  return `${localeKey(pathname, lang)}/${sectionOf(pathname)}`;
}

/** The section of pages that stand in no folder. */
const ROOT_SECTION = '_root';

/** The first segment below version and language: the section that the sidebar is cut by. `/zh/guide/x` → `guide`. */
export function sectionOf(pathname: string): string {
  return segmentsOf(bareRoute(pathname))[0] ?? ROOT_SECTION;
}

/** File below `dist/` that holds a route: a folder with an index, which every plain file server knows. */
export function htmlFiles(routePath: string): readonly string[] {
  const path = routePath.slice(1);
  if (routePath.endsWith('/')) return [`${path}index.html`];
  return [`${path}.html`, `${path}/index.html`];
}

/**
 * Address of a page's Markdown (spec 7: the route path with `.html` changed to `.md`); undefined for what is no route.
 * `/guide/basic/cli` → `/guide/basic/cli.md`, `/zh/guide/start/` → `/zh/guide/start/index.md`.
 */
export function markdownPath(routePath: string): string | undefined {
  if (!routePath.startsWith('/')) return undefined;
  return `${routePath.replace(/\.html$/, '').replace(/\/$/, '/index')}.md`;
}

/** Address of a drawing of the landing page or a logo: on the asset host, which defaults to the site itself. */
export function assetUrl(path: string, assetHost = ''): string {
  return assetHost + path;
}

/** The path of a link, without query and hash. */
export function pathOf(link: string): string {
  return link.replace(/[?#].*$/s, '');
}

/** True for a path that ends as a file does and no page: `/images/a.svg`. A page may be asked for with `.html` (spec 2.1). */
export function isFilePath(path: string): boolean {
  return /\.(?!html$)[^./]+$/.test(path);
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
