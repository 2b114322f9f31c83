/** Files of the local search of each language and version: headings, all words, and each page's texts for snippets. */

import { brotliCompressSync, constants } from 'node:zlib';
import type { SearchManifest } from '#shared/manifest.ts';
import type { LocaleVersion } from '#shared/address.ts';
import type { Site } from '#shared/site.ts';
import { buildHeadings, buildWords } from '#search/build-index.ts';
import type { WordsFile } from '#search/local-search.ts';
import type { SearchSection } from '#search/record.ts';
import { ASSETS_DIR } from '../content/reserved-routes.ts';
import { NO_CACHE } from '../content/disk-cache.ts';
import type { IndexedPage } from '../content/page-index.ts';
import { nameHash } from '../content/hashes.ts';
import type { OutputFile } from './emit/emitter.ts';
import { localesByKey } from './locale-data.ts';
import { DEV_ADDRESSES } from './manifest.ts';
import { searchSections } from './search-records.ts';

export type SearchFiles = ReturnType<typeof searchFiles>;

const PREFIX = `${ASSETS_DIR}/search/`;

/** Start of a name. All files are in one folder, since languages and versions share the texts of equal pages. */
const nameOf = (key: string) => PREFIX + key.replace('/', '-');

/** The dev server keeps the names, since open pages go on using the addresses that they know. */
const devName = (key: string) => `${nameOf(key)}-dev`;

/**
 * Files of all languages and versions. Their names change with their text, so an edited page changes only its own texts
 * and its language's index.
 */
export function searchFiles(pages: readonly IndexedPage[], site: Site, cache = NO_CACHE) {
  const made = [...localesByKey(site.config)].map(([key, locale]) => {
    const files = filesOf(locale, pages, site, cache);
    return { key, base: `${nameOf(key)}-${shortHash(files.headings + files.words)}`, files };
  });
  const manifest: SearchManifest = Object.fromEntries(made.map(({ key, base }) => [key, base]));
  const files = made.flatMap(({ base, files }) => filesAt(base, files));
  return { manifest, files: [...new Map(files.map((file) => [file.path + file.text, file])).values()] };
}

/** Text of a search file under the dev server; undefined when it does not exist. */
export function devSearchFile(path: string, pages: readonly IndexedPage[], site: Site): string | undefined {
  const locales = [...localesByKey(site.config)];
  if (path === DEV_ADDRESSES.search) {
    return JSON.stringify(Object.fromEntries(locales.map(([key]) => [key, devName(key)])) satisfies SearchManifest);
  }
  if (!path.startsWith(`/${PREFIX}`)) return undefined;
  const known =
    devFiles.get(pages) ?? locales.flatMap(([key, locale]) => filesAt(devName(key), filesOf(locale, pages, site)));
  devFiles.set(pages, known);
  return known.find((file) => `/${file.path}` === path)?.text;
}

/** By list of pages: a new reading makes a new list. */
const devFiles = new WeakMap<readonly IndexedPage[], readonly OutputFile[]>();

type LocaleFiles = ReturnType<typeof filesOf>;

function filesOf(locale: LocaleVersion, pages: readonly IndexedPage[], site: Site, cache = NO_CACHE) {
  const { lang } = locale;
  const sections = searchSections(locale, pages, site);
  const texts = textsByPage(sections).map((page) => {
    const text = JSON.stringify(page);
    return { hash: shortHash(text), text };
  });
  const index = cache.remember(['search', lang, JSON.stringify(sections)], () => buildWords(lang, sections));
  const words: WordsFile = { ...index, texts: texts.map(({ hash }) => hash) };
  return { headings: JSON.stringify(buildHeadings(lang, sections)), words: JSON.stringify(words), texts };
}

/** Files of a locale. @param base address of the headings and the words, without ending */
function filesAt(base: string, { headings, words, texts }: LocaleFiles): readonly OutputFile[] {
  return [
    { path: `${base}.json`, text: headings },
    { path: `${base}/words.json`, text: words },
    ...texts.map(({ hash, text }) => ({ path: `${PREFIX}text-${hash}.json`, text })),
  ];
}

/** Prose only: one line of code makes a poor snippet. */
function textsByPage(sections: readonly SearchSection[]): readonly (readonly string[])[] {
  const pages: string[][] = [];
  for (const { heading, text } of sections) {
    if (heading.type === 'lvl1') pages.push([]);
    pages.at(-1)?.push(text);
  }
  return pages;
}

/** Short, since every search loads the names of all texts; two names that clash would end the build. */
const shortHash = (text: string) => nameHash(text, 6);

/** Limit for the first search's download, in bytes (goal: under 150 KB at 5,000 pages). */
export const WARN_BYTES = 150_000;
/** Accurate enough for a warning, and fast on megabytes. */
const BROTLI_QUALITY = 5;

/** Warnings of indexes that are too large for a first search, if that is what readers load. */
export function searchWarnings({ manifest, files }: SearchFiles, { config }: Site): readonly string[] {
  if (config.search.hosted || !config.themeConfig.search) return [];
  return Object.entries(manifest).flatMap(([key, base]) => {
    const text = files.find(({ path }) => path === `${base}.json`)?.text ?? '';
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
    const bytes = brotliCompressSync(text, options).length;
    if (bytes <= WARN_BYTES) return [];
    const size = `${Math.round(bytes / 1000)} KB after brotli, over the ${WARN_BYTES / 1000} KB`;
    return [
      `The local search index of "${key}" is ${size} that a first search should load. Switch on the hosted engine: ` +
        '`search.hosted` in src/site/config.ts, then `npm run search:push`.',
    ];
  });
}
