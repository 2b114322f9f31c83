import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { DiskCache } from './disk-cache.ts';
import type { ContentRoots, PageFilesConfig } from './page-files.ts';

/** Source files by path below the content folder. */
export type SourceFiles<Parsed> = ReadonlyMap<string, { readonly text: string; readonly parsed: Parsed }>;

/** A kind of source files: pages, search phrases, or recorded outputs. */
export interface SourceKind<Parsed> {
  /** Part of the cache's key. */
  readonly name: string;
  /** Paths below the content folder, in order. @param folder absolute path of the content folder */
  readonly find: (folder: string, config: PageFilesConfig) => readonly string[];
  /** @param name path of the file from the root, for errors */
  readonly parse: (text: string, name: string) => Parsed;
}

export interface Reading {
  readonly place: ContentRoots;
  readonly config: PageFilesConfig;
  readonly cache: DiskCache;
  /** True when a known file that is now empty keeps its text: editors empty a file before they write it. */
  readonly keepsEmptied: boolean;
}

/**
 * Reads the files of a kind, in order, and parses those whose text differs from `known`, an earlier reading.
 * @param files paths below the content folder; missing ones are skipped; all files of the kind by default
 */
export function readFiles<Parsed>(
  { name: kind, find, parse }: SourceKind<Parsed>,
  { place, config, cache, keepsEmptied }: Reading,
  known: SourceFiles<Parsed> = new Map(),
  files = find(join(place.root, place.contentDir), config),
): SourceFiles<Parsed> {
  const read = files.flatMap((file) => {
    const name = `${place.contentDir}/${file}`;
    const text = readText(join(place.root, name));
    if (text === undefined) return [];
    const before = known.get(file);
    const isKept = before && (before.text === text || (keepsEmptied && text === ''));
    const parsed = () => cache.remember([kind, name, text], () => parse(text, name));
    return [[file, isKept ? before : { text, parsed: parsed() }] as const];
  });
  return new Map(read);
}

/** True for a file; false for a folder and for a path without a file: missing, below a file, or too long. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** True for a file below a folder with exactly this path: unlike Linux, macOS and Windows find `A.svg` as `a.svg`. */
export function isFileIn(folder: string, path: string): boolean {
  const file = join(folder, path);
  const names = relative(folder, file).split(sep);
  return isFile(file) && names.every((name, at) => readdirSync(join(folder, ...names.slice(0, at))).includes(name));
}

/**
 * Text of a file with LF line endings on every system, and without the byte order mark that some editors write;
 * undefined when the file does not exist.
 */
export function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll(/\r+\n?/g, '\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
