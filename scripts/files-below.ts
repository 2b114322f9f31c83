import { createHash } from 'node:crypto';
import { accessSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';

/** Every file below a folder, by path from it, sorted. @throws if there is no such folder */
export function filesBelow(folder: string): readonly string[] {
  accessSync(folder);
  return glob.sync('**', { cwd: folder, dot: true, followSymbolicLinks: false }).toSorted();
}

/** A hash of every file below a folder, by path from it, sorted. */
export function hashesBelow(folder: string): ReadonlyMap<string, string> {
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  return new Map(filesBelow(folder).map((file) => [file, hashOf(file)]));
}
