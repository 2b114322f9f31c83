import { lookup } from 'mrmime';

const TEXT = /^(text\/|application\/(json|xml)|image\/svg)/;

/** Whether a file is worth compressing, by its extension; images and fonts are compressed already. */
export function isCompressible(path: string): boolean {
  return TEXT.test(lookup(path) ?? '');
}

/** MIME type by file extension. */
export function contentType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return isCompressible(path) && !type.startsWith('image/') ? `${type}; charset=utf-8` : type;
}
