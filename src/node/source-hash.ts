import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';

/** Our own steps, and the versions of everything they call. */
const CODE = ['package-lock.json', 'src/node/**/*.ts', 'src/shared/**/*.ts'];

/**
 * A hash of all that compiled pages depend on beside their text: the code that makes them, and the public files, as
 * images stand in a page with their sizes. Another hash makes everything in the cache void.
 * @param publicDir folder of the public files, from the root
 */
export function sourceHash(root: string, publicDir: string): string {
  const hash = createHash('sha256');
  for (const [folder, patterns] of [
    [root, CODE],
    [join(root, publicDir), ['**/*']],
  ] as const) {
    for (const file of glob.sync([...patterns], { cwd: folder }).toSorted()) {
      hash.update(file).update(readFileSync(join(folder, file)));
    }
  }
  return hash.digest('hex');
}
