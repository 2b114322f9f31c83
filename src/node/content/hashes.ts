import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';

/** Hash of files of the project, such as the code that cached results were made by. @param patterns from the root */
export function sourceHash(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of glob.sync([...patterns], { cwd: root }).toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Hash of a file's content for the file's name or tag, so that these change with the content. */
export function nameHash(content: string | Buffer, length = 8): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, length);
}
