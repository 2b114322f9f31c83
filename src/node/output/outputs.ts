/** All outputs besides HTML and assets, for build and dev server. */

import { hostedSearchOf } from '#shared/hosted-search.ts';
import { markdownPath } from '#shared/path.ts';
import type { Content } from '../compile/content.ts';
import { contentSecurityPolicy } from './csp.ts';
import { emitters } from './emit/all.ts';
import type { BinaryFile, DrawnFile, Emitter, OutputFile } from './emit/emitter.ts';
import { headersOfEveryAnswer } from './emit/host-headers.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';
import { pageMarkdown } from '../compile/markdown/page-markdown.ts';
import { readPackages } from '../content/examples/packages.ts';
import { NO_CACHE, type DiskCache } from '../content/disk-cache.ts';
import type { IndexedPage } from '../content/page-index.ts';

type AnyFile = OutputFile | BinaryFile | DrawnFile;

function emitAll(
  used: readonly Emitter<AnyFile>[],
  { site, place }: Content,
  pages: readonly IndexedPage[],
  boot: string,
  markdownOf: (page: IndexedPage) => string,
): readonly AnyFile[] {
  const hosted = hostedSearchOf(site.config);
  const { assetHost } = site.config;
  const headers = headersOfEveryAnswer(contentSecurityPolicy([boot, SPECULATION_RULES], { assetHost, hosted }));
  const markdown = (page: IndexedPage) => pageMarkdown(page, markdownOf(page), site);
  const warn = (message: string) => console.warn(message);
  const packages = readPackages(place.root);
  return used.flatMap((emit) => emit({ site, pages, markdown, headers, packages, warn }));
}

async function markdownBy(content: Content, pages: readonly IndexedPage[]): Promise<(page: IndexedPage) => string> {
  const texts = new Map<IndexedPage, string>();
  for (const page of pages) texts.set(page, await content.markdown(page));
  return (page) => texts.get(page) ?? '';
}

/** Files of all outputs; what takes long to make is left to `madeFile`. @param boot text of the start-up script, whose hash is in the Content-Security-Policy */
export async function outputFiles(content: Content, boot: string): Promise<readonly AnyFile[]> {
  const pages = content.pages();
  return emitAll(emitters, content, pages, boot, await markdownBy(content, pages));
}

/** The file with its content. @param cache keeps what takes long to draw */
export async function madeFile(
  file: AnyFile,
  { place }: Content,
  cache: DiskCache = NO_CACHE,
): Promise<OutputFile | BinaryFile> {
  return 'draw' in file ? { path: file.path, bytes: await file.draw(place, cache) } : file;
}

/**
 * Content of the output at an address; undefined when there is none.
 * @param pathname from the root, such as `/llms.txt`
 */
export async function outputAt(
  pathname: string,
  content: Content,
  boot: string,
): Promise<string | Uint8Array | undefined> {
  const all = content.pages();
  const find = async (files: readonly AnyFile[]) => {
    const found = files.find(({ path }) => `/${path}` === pathname);
    const file = found && (await madeFile(found, content));
    return file && ('text' in file ? file.text : file.bytes);
  };
  for (const emit of emitters) {
    // Draft without page texts first: most outputs need none, and a page's copy needs only its own.
    const asked = new Set<IndexedPage>();
    const draft = await find(
      emitAll([emit], content, all, boot, (page) => {
        asked.add(page);
        return '';
      }),
    );
    if (draft === undefined) continue;
    if (asked.size === 0) return draft;
    const own = all.filter(({ entry }) => markdownPath(entry.routePath) === pathname);
    const needed = own.length > 0 ? own : all;
    return find(emitAll([emit], content, needed, boot, await markdownBy(content, needed)));
  }
  return undefined;
}
