import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DiskCache } from './disk-cache.ts';

/** A source file as it was read, and what its text says. */
export interface SourceFile<Said> {
  readonly text: string;
  readonly said: Said;
}

/** Source files by their path below the content folder. */
export type SourceFiles<Said> = ReadonlyMap<string, SourceFile<Said>>;

interface Reading<Said> {
  readonly root: string;
  /** The content folder, from the root. */
  readonly contentDir: string;
  readonly cache: DiskCache;
  /** The files as read before: one that has the same text is not parsed again. */
  readonly known: SourceFiles<Said>;
  /** Names the parser in the cache. */
  readonly kind: string;
  /** @param name the file's path from the root, for errors */
  readonly parse: (text: string, name: string) => Said;
}

/** Reads files, in the order given. @param files paths below the content folder */
export function readSourceFiles<Said>(files: readonly string[], reading: Reading<Said>): SourceFiles<Said> {
  const { root, contentDir, cache, known, kind, parse } = reading;
  const read = new Map<string, SourceFile<Said>>();
  for (const file of files) {
    const name = `${contentDir}/${file}`;
    const text = readText(join(root, name));
    // Removed since it was found.
    if (text === undefined) continue;
    const before = known.get(file);
    const said = before?.text === text ? before.said : cache.remember([kind, name, text], () => parse(text, name));
    read.set(file, { text, said });
  }
  return read;
}

/** Text of a file; undefined when there is none. */
function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
