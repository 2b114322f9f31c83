import { lookup } from 'mrmime';

const TEXT = /^(text\/|application\/(json|xml)|image\/svg)/;

function typeOf(path: string): string {
  return lookup(path) ?? 'application/octet-stream';
}

/** Whether a file is worth compressing, by its extension; images and fonts are compressed already. */
export function isText(path: string): boolean {
  return TEXT.test(typeOf(path));
}

/** MIME type by file extension. */
export function contentType(path: string): string {
  const type = typeOf(path);
  return isText(path) && !type.startsWith('image/') ? `${type}; charset=utf-8` : type;
}
