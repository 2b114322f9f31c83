/** Finds Chinese pages by file or address, lists the outdated ones and marks them as up to date. */

import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { byLang, type Lang } from '#shared/page.ts';
import { langOf, localize, routeKey } from '#shared/path.ts';
import { pagePaths } from './examples/pages.ts';
import { CONTENT_DIR, type PageFilesConfig, twinFile } from '#node/content/page-files.ts';
import { isOutdated, routePathOf } from '#node/content/page-index.ts';
import { throwIfAny } from '#node/content/problem.ts';
import { readPage, type SourcePage } from '#node/content/read-page.ts';
import { readText } from '#node/content/source-files.ts';
import { withTranslationHash } from '#node/content/translation.ts';

interface Project {
  /** Absolute path of the project. */
  readonly root: string;
  readonly config: PageFilesConfig;
}

/** The outdated Chinese pages, and the number of all Chinese pages. */
export function outdatedPages(project: Project): { readonly behind: readonly string[]; readonly all: number } {
  const pages = readPages(project);
  if (pages.zh.length === 0) throw new Error('there are no Chinese pages');
  const behind = pages.zh.filter((page) => {
    const source = sourceOf(page, project);
    return source.translatedFrom === undefined || isOutdated(source, sourceOf(originalOf(page, pages), project));
  });
  return { behind, all: pages.zh.length };
}

/**
 * Marks Chinese pages as translations of the current English text.
 * @param names file or address of each page, as given by the author
 * @param from absolute folders that the path of a file may start from, besides the project and its content folder
 * @returns the pages' paths from the project's root
 * @throws an error for the author, before anything is written, when one is not found or its original cannot be read
 */
export function markTranslated(names: readonly string[], from: readonly string[], project: Project): readonly string[] {
  const pages = readPages(project);
  const found = names.map((name) => findTranslation(name, from, pages, project));
  const hashes = found.map((page) => sourceOf(originalOf(page, pages), project).hash);
  for (const [index, page] of found.entries()) {
    const path = join(project.root, page);
    writeFileSync(path, withTranslationHash(readText(path) ?? '', hashes[index] ?? ''));
  }
  return found;
}

/** Paths of the pages of each language, from the project's root. */
type Pages = Readonly<Record<Lang, readonly string[]>>;

function readPages({ root, config }: Project): Pages {
  const all = pagePaths(root, config);
  return byLang((lang) => all.filter((page) => langOf(inContent(page), config.lang) === lang));
}

/** `content/zh/a.mdx` → `/zh/a.mdx`. */
const inContent = (page: string) => page.slice(CONTENT_DIR.length);

function sourceOf(page: string, { root }: Project): SourcePage {
  const source = readPage(readText(join(root, page)) ?? '', page);
  throwIfAny(source.errors);
  return source;
}

function originalOf(page: string, { en }: Pages): string {
  const original = twinFile(page, 'en');
  if (en.includes(original)) return original;
  throw new Error(`${page} has no original; its English page would be ${original}`);
}

/** The path without its extension; an index page becomes its folder. */
const stem = (path: string) => path.replace(/\.mdx?$/, '').replace(/[/\\]index$/, '');

function findTranslation(name: string, from: readonly string[], { en, zh }: Pages, { root, config }: Project): string {
  const bases = [...from, root, join(root, CONTENT_DIR)];
  const isFile = (page: string) => bases.some((base) => stem(resolve(base, name)) === stem(resolve(root, page)));
  const address = routeKey(localize(name.startsWith('/') ? name : `/${name}`, 'zh', config.lang));
  const isThere = (page: string) => routeKey(routePathOf(inContent(page).slice(1), config)) === address;

  const page = zh.find(isFile) ?? zh.find(isThere);
  if (page !== undefined) return page;
  const english = en.find(isFile);
  if (english !== undefined) {
    throw new Error(`"${name}" is an English page; name its translation, ${twinFile(english, 'zh')}`);
  }
  throw new Error(
    `"${name}" is not a Chinese page; name its file, such as ${zh[0]}, or its address, such as /guide/basic/cli`,
  );
}
