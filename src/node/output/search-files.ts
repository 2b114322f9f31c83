/** Files of the local search for each language: the index, all words, and the texts of each page for snippets. */

import { createHash } from 'node:crypto';
import { LANGS } from '#shared/page.ts';
import type { Site } from '#shared/site.ts';
import { buildFirstIndex, buildWholeWords } from '#search/build-index.ts';
import type { SearchSection } from '#search/record.ts';
import { ASSETS_DIR } from '../content/reserved-routes.ts';
import type { OutputFile } from './emit/emitter.ts';
import type { IndexedPage } from '../content/page-index.ts';
import { searchSections } from './search-records.ts';

export interface SearchFiles {
  /** Folder of the files, from the site's root; its name changes whenever a file does. */
  readonly folder: string;
  readonly files: readonly OutputFile[];
}

/** Fixed folder name under the dev server, where files change with every edit. */
const DEV_NAME = 'dev';
const FOLDER = `${ASSETS_DIR}/search-`;
export const DEV_SEARCH_FOLDER = FOLDER + DEV_NAME;

/** Cache by page list: a new reading makes a new list. */
const made = new WeakMap<readonly IndexedPage[], SearchFiles>();

export function searchFiles(pages: readonly IndexedPage[], site: Site): SearchFiles {
  const known = made.get(pages);
  if (known) return known;
  const inside = LANGS.flatMap((lang) => {
    const sections = searchSections(lang, pages, site);
    const index = { path: `${lang}.json`, text: JSON.stringify(buildFirstIndex(lang, sections)) };
    const words = { path: `${lang}/words.json`, text: JSON.stringify(buildWholeWords(lang, sections)) };
    const texts = textsByPage(sections).map((page, number) => {
      return { path: `${lang}/${number}.json`, text: JSON.stringify(page) };
    });
    return [index, words, ...texts];
  });
  const hash = createHash('sha256').update(JSON.stringify(inside)).digest('hex').slice(0, 8);
  const folder = FOLDER + hash;
  const result = { folder, files: inside.map(({ path, text }) => ({ path: `${folder}/${path}`, text })) };
  made.set(pages, result);
  return result;
}

/** Content of a search file under the dev server; undefined when it does not exist. */
export function devSearchFile(path: string, pages: readonly IndexedPage[], site: Site): string | undefined {
  if (!path.startsWith(`/${DEV_SEARCH_FOLDER}/`)) return undefined;
  const { folder, files } = searchFiles(pages, site);
  const wanted = folder + path.slice(`/${DEV_SEARCH_FOLDER}`.length);
  return files.find((file) => file.path === wanted)?.text;
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
