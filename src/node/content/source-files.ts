import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DiskCache } from './disk-cache.ts';

/** A source file: its text and the parsed result. */
export interface SourceFile<Said> {
  readonly text: string;
  readonly said: Said;
}

/** Source files by path below the content folder. */
export type SourceFiles<Said> = ReadonlyMap<string, SourceFile<Said>>;

interface Reading<Said> {
  readonly root: string;
  /** The content folder, from the root. */
  readonly contentDir: string;
  readonly cache: DiskCache;
  /** Files from an earlier reading; unchanged ones are not parsed again. */
  readonly known: SourceFiles<Said>;
  /** Whether a known file that is now empty keeps its text: editors empty a file before they write it. */
  readonly keepsEmptied: boolean;
  /** Name of the parser in the cache key. */
  readonly kind: string;
  /** @param name path of the file from the root, for errors */
  readonly parse: (text: string, name: string) => Said;
}

/** Reads and parses files, in the given order. @param files paths below the content folder */
export function readSourceFiles<Said>(files: readonly string[], reading: Reading<Said>): SourceFiles<Said> {
  const { root, contentDir, cache, known, keepsEmptied, kind, parse } = reading;
  const read = new Map<string, SourceFile<Said>>();
  for (const file of files) {
    const name = `${contentDir}/${file}`;
    const text = readText(join(root, name));
    // Deleted in the meantime.
    if (text === undefined) continue;
    const before = known.get(file);
    const isKept = before && (before.text === text || (keepsEmptied && text === ''));
    read.set(file, isKept ? before : { text, said: cache.remember([kind, name, text], () => parse(text, name)) });
  }
  return read;
}

/** Text of a file without the byte order mark that some editors write; undefined when it does not exist. */
export function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
