import { createHash } from 'node:crypto';

/** Hash of a file's text for the file's name, so that the name changes with the text. */
export function nameHash(text: string, length = 8): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, length);
}
