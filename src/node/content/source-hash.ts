import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';

/** Besides text and context, compiled pages depend on our own code and the versions of all dependencies. */
const PATTERNS = ['package-lock.json', 'src/node/{content,compile}/**/*.ts', 'src/shared/**/*.ts'];

/** Hash of the code that compiles pages; a new hash invalidates the cache. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256');
  for (const file of glob.sync(PATTERNS, { cwd: root }).toSorted()) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
