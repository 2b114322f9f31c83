/** Turns the route of a new page into the path of its files. For an invalid route, the error says what to write. */

import { currentVersion, versionNames, type Addressing, type LocaleVersion } from '#shared/address.ts';
import { LANGS } from '#shared/page.ts';
import { versionOf } from '#shared/path.ts';
import { reservedFor } from '#node/content/reserved-routes.ts';

/** Lower-case words joined by hyphens. */
const WORDS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** A name of the package in camel case, allowed as the last segment of the route of an option or API. */
const NAME = /^[a-z][A-Za-z0-9]*$/;

/** True for the sections whose pages document names of the package. */
export const isReference = (section: string): boolean => section === 'api' || section === 'config';

/** The file of a page, which other commands take. */
const FILE = new RegExp(`^content/((?:v[^/]+/)?)(?:${LANGS.join('|')})/(.*?)(?:\\.mdx?)?$`);

/** Where the files of a new page go. */
export interface NewPagePath extends Pick<LocaleVersion, 'version'> {
  /** Below the language's folder, without extension: `guide/basic/mock`, `guide/framework/index`. */
  readonly path: string;
  /** The route as in links: without version. */
  readonly route: string;
}

/**
 * Reads a route such as `/guide/basic/mock`, or `/v1/guide/basic/mock` in a version; with a trailing slash it is the
 * index page of a folder. The first slash may be left out: Git Bash makes a Windows path of a word that begins with it.
 * @param written a route, or the file of a page
 * @param sections names of the sidebars, such as `guide`
 * @throws an error that tells the author what to write instead
 */
export function newPagePath(written: string, config: Addressing, sections: readonly string[]): NewPagePath {
  const wrong = (what: string) => new Error(`"${written}" cannot be a page: ${what}`);
  const wanted = written.startsWith('/') ? written : `/${written.replace(FILE, '$1$2')}`;
  if (wanted.includes('//')) {
    throw wrong(`there must be one slash between two names: ${wanted.replaceAll(/\/+/g, '/')}`);
  }
  const bare = wanted.replace(/\.(?:mdx?|html)$/, '');
  if (bare !== wanted) throw wrong(`the path must have no ending: ${bare}`);

  const version = versionOf(wanted);
  const names = versionNames(config).filter(Boolean);
  if (version !== '' && !names.includes(version)) {
    throw wrong(`"${version}" is not a version of the site, which has ${names.join(', ') || 'none'}`);
  }
  const route = version === '' ? wanted : wanted.slice(`/${version}`.length);
  const segments = route.slice(1).replace(/\/$/, '').split('/');
  const [section = '', second] = segments;
  if (LANGS.some((lang) => lang === section)) {
    throw wrong(`the path must have no language, as both pages are made: ${wanted.replace(`/${section}`, '')}`);
  }
  if (!sections.includes(section)) {
    const known = sections.map((each) => `/${each}/`).join(', ');
    throw wrong(`the path must begin with ${known}, or a new sidebar in src/site/sidebar.ts`);
  }
  if (second === undefined && !route.endsWith('/')) {
    throw wrong(`the path must name a page below /${section}/, such as /${section}/mock`);
  }
  if (segments.at(-1) === 'index') {
    throw wrong(`the first page of a folder must end in a slash instead: ${wanted.replace(/index\/?$/, '')}`);
  }
  const reason = reservedFor(route);
  if (reason !== undefined) throw wrong(`${reason}; choose another name`);
  if (section === 'config' && (segments.length !== 3 || !/^(?:test|build)$/.test(second ?? ''))) {
    throw wrong('an option must be in /config/test/ or /config/build/, such as /config/test/bail');
  }
  const isNameAt = (index: number) => isReference(section) && index === segments.length - 1;
  // First, so that no advice below holds such a name.
  const odd = segments.find((each, index) => !WORDS.test(each.toLowerCase()) && !(isNameAt(index) && NAME.test(each)));
  if (odd !== undefined) {
    throw wrong(`"${odd}" must be made of the letters a to z, digits, and single hyphens between them`);
  }
  for (const [index, segment] of segments.entries()) {
    const isName = isNameAt(index);
    if (WORDS.test(segment) || (isName && NAME.test(segment))) continue;
    if (isName) throw wrong(`"${segment}" must begin with a lower-case letter, as options and functions do`);
    const small = isReference(section) ? wanted.replace(segment, segment.toLowerCase()) : wanted.toLowerCase();
    throw wrong(`"${segment}" must be lower case: ${small}`);
  }
  return {
    version: version || currentVersion(config),
    path: route.endsWith('/') ? [...segments, 'index'].join('/') : segments.join('/'),
    route,
  };
}
