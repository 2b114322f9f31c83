import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';

/** What compiled pages depend on beside their text and context: our own steps, and the versions of all they call. */
const PATTERNS = ['package-lock.json', 'src/node/{content,compile}/**/*.ts', 'src/shared/**/*.ts'];

/** A hash of the code that makes pages: another one makes everything in the cache void. */
export function sourceHash(root: string): string {
  const hash = createHash('sha256');
  for (const file of glob.sync(PATTERNS, { cwd: root }).toSorted()) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
