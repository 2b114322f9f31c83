import { createHash } from 'node:crypto';

/** A hash for the name of a file, which so changes with the file's text. */
export function nameHash(text: string, length = 8): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, length);
}
