/** Finds the pages in the content folder: those of each language, per version if the site has versions. */

import { join } from 'node:path';
import glob from 'fast-glob';
import { allLocaleVersions, versionNames, type Addressing, type LocaleVersion } from '#shared/address.ts';
import { LANGS, type Lang } from '#shared/page.ts';
import { isVersion } from '#shared/path.ts';
import type { SiteConfig } from '#shared/site.ts';
import { problem } from './problem.ts';

/** The project's content folder, from the root; test fixtures have their own. */
export const CONTENT_DIR = 'content';

export interface ContentRoots {
  /** Folder of the project; file names in errors are relative to it. */
  readonly root: string;
  /** Folder with `en/` and `zh/`, from the root. */
  readonly contentDir: string;
  /** Public folder, from the root; its files are copied unchanged. */
  readonly publicDir: string;
}

export type PageFilesConfig = Addressing & Pick<SiteConfig, 'route'>;

/** A locale's folder below the content folder: `zh`, or `v1/zh` on a site with versions. */
export function localeFolder({ lang, version }: LocaleVersion): string {
  return version === '' ? lang : `${version}/${lang}`;
}

/** The same page's file in another language: `v1/zh/a.mdx` → `v1/en/a.mdx`. */
export function twinFile(page: string, lang: Lang): string {
  return page.replace(LANGUAGE_FOLDER, `$1${lang}/`);
}

/** A page's file in a folder beside those of the languages: `v1/zh/guide/a.mdx` → `v1/phrases/guide/a.yaml`. */
export function fileBeside(page: string, folder: string, ending: string): string {
  return page.replace(LANGUAGE_FOLDER, `$1${folder}/`).replace(/\.mdx?$/, ending);
}

/** Finds the files of a pattern in a folder beside those of the languages, in each version if there are any. */
export function findBeside(pattern: string) {
  return (folder: string, { route }: PageFilesConfig): readonly string[] =>
    glob.sync([pattern, `*/${pattern}`], { cwd: folder, ignore: [...route.exclude] }).toSorted();
}

/** A page's path below the folder of its language, without its ending: `v1/zh/guide/a.mdx` → `guide/a`. */
export function pathInLanguage(page: string): string {
  return page.replace(LANGUAGE_FOLDER, '').replace(/\.mdx?$/, '');
}

/** Matches the language folder in a path, and the folders before it. */
const LANGUAGE_FOLDER = new RegExp(`^((?:.*?/)??)(?:${LANGS.join('|')})/`);

/** Pages below a content folder, as sorted relative paths. */
export function pageFiles(folder: string, config: PageFilesConfig, locales = allLocaleVersions(config)) {
  const patterns = locales.map((locale) => `${localeFolder(locale)}/**/*.{md,mdx}`);
  return glob.sync(patterns, { cwd: folder, ignore: [...config.route.exclude] }).toSorted();
}

/**
 * Folders and files in wrong places: `unread`: folders outside of the versions; `empty`: versions without pages;
 * `stray`: pages in no language, or with another ending.
 */
export function placeProblems(root: string, contentDir: string, config: PageFilesConfig) {
  const files = glob
    .sync('**/*.{md,mdx,markdown}', {
      cwd: join(root, contentDir),
      ignore: [...config.route.exclude],
      caseSensitiveMatch: false,
    })
    .toSorted();
  const folders = [...new Set(files.flatMap((file) => folderOf(file) ?? []))];
  const read = allLocaleVersions(config).map(localeFolder);
  const versions = versionNames(config);
  const problemAt = (path: string, reason: string) => problem({ file: `${contentDir}/${path}` }, reason);

  const unread = folders.filter((folder) => !read.includes(folder));
  const unreadReason = (folder: string) => {
    const [version, lang] = folder.split('/');
    return lang
      ? `"${version}" is not a version of the site; add it to \`multiVersion\` in the configuration, or move its pages`
      : `the site has versions (${versions.join(', ')}), and these pages are in none; move the folder to ` +
          `${contentDir}/${versions[0]}/${folder}, or to another version`;
  };
  const empty = read.filter((folder) => folder.includes('/') && !folders.includes(folder));
  const emptyReason =
    'the version has no pages here; write some, or remove the version from `multiVersion` in the configuration';
  // Notes in Markdown may be anywhere.
  const stray = files.filter((file) => file.endsWith('.mdx') && folderOf(file) === undefined);
  const misnamed = files.filter((file) => !/\.mdx?$/.test(file) && folderOf(file) !== undefined);
  const right = LANGS.map((lang) => `${contentDir}/${lang}`).join(' and ');
  return {
    unread: unread.map((folder) => problemAt(folder, unreadReason(folder))),
    empty: empty.map((folder) => problemAt(folder, emptyReason)),
    stray: [
      ...stray.map((file) => problemAt(file, `the site does not read this page; move it to ${right}`)),
      ...misnamed.map((file) => problemAt(file, 'the site does not read this page; end its name in ".mdx" or ".md"')),
    ],
  };
}

/** The language folder of a file, with its version; undefined elsewhere. */
function folderOf(file: string): string | undefined {
  const [first = '', second = ''] = file.split('/');
  const isLang = (name: string) => LANGS.some((lang) => lang === name);
  if (isLang(first)) return first;
  return isVersion(first) && isLang(second) ? `${first}/${second}` : undefined;
}
