import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, posix } from 'node:path';
import { nameHash } from '../content/hashes.ts';
import { isFile, readText } from '../content/source-files.ts';
import { COMPRESSORS } from './compress.ts';
import { contentType, isCompressible } from './content-type.ts';
import { ACCEPTS_MARKDOWN, CACHE_CONTROL, HOST_FILES, VARY } from './emit/host-headers.ts';

/** Usual level of hosts that compress on the fly: the highest one takes a third of a second for a long page. */
const BROTLI_QUALITY = 5;

/** Dot files are internal to the build, except for `/.well-known/` (RFC 8615). */
const HIDDEN = /\/\.(?!well-known\/)/;

const HOST_PATHS: ReadonlySet<string> = new Set(HOST_FILES.map((name) => `/${name}`));

/** Decoded and normalized path; undefined when invalid or hidden. */
export function filePath(pathname: string): string | undefined {
  try {
    const path = posix.normalize(decodeURIComponent(pathname));
    const isHidden = !path.startsWith('/') || /[\0\\]/.test(path) || HIDDEN.test(path) || HOST_PATHS.has(path);
    return isHidden ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Resolves an address like common static hosts, to a file below the folder or the target of a redirect. */
function route(folder: string, pathname: string) {
  const exists = (file: string) => isFile(join(folder, file));
  const path = filePath(pathname);
  if (path !== undefined) {
    const own = path.endsWith('/') ? `${path}index.html` : path;
    const file = [own, `${path.replace(/(?<=.)\/$/, '')}.html`].find(exists);
    if (file !== undefined) return { status: 200, file };
    if (exists(`${path}/index.html`)) return { status: 301, file: `${path}/` };
  }
  return { status: 404, file: notFoundFile(pathname, exists) };
}

/** The 404 page of the path's folder, or of the nearest folder above. */
function notFoundFile(pathname: string, exists: (file: string) => boolean): string {
  let folder = pathname;
  do folder = folder.slice(0, folder.lastIndexOf('/'));
  while (folder !== '' && !exists(`${folder}/404.html`));
  return `${folder}/404.html`;
}

/** The page's `.md` file, if the request accepts Markdown and the file exists; else the file itself. */
function inAcceptedForm(file: string, accept: string, folder: string): string {
  const markdown = file.replace(/\.html$/, '.md');
  return ACCEPTS_MARKDOWN.test(accept) && isFile(join(folder, markdown)) ? markdown : file;
}

/** Headers of an address by the folder's `_headers`: blocks of a path, with `*` as wildcard, and indented headers. */
function headersAt(pathname: string, folder: string): ReadonlyMap<string, string> {
  const blocks = (readText(join(folder, '_headers')) ?? '').split(/\n(?=\S)/);
  const lines = blocks.flatMap((block) => {
    const [path = '', ...headers] = block.trim().split('\n');
    return matches(path, pathname) ? headers : [];
  });
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
}

function matches(path: string, pathname: string): boolean {
  const [start = '', end] = path.split('*');
  return end === undefined ? pathname === path : pathname.startsWith(start) && pathname.endsWith(end);
}

/** The address that a request asks for, on an invented host. */
export function requestUrl({ url = '/' }: IncomingMessage): URL {
  // A leading `//` would be parsed as a host name.
  return new URL(url.replace(/^\/+/, '/'), 'http://localhost');
}

/**
 * Serves a built folder like a CDN: clean URLs, `_headers`, compression, ETags, and 404 pages. sirv would replace only
 * the 40 or so lines that find and send files.
 * @param brotliQuality from 0 to 11; benchmarks use 11, as if compressed before
 */
export function createStaticServer(folder: string, brotliQuality = BROTLI_QUALITY): Server {
  const compressed = new Map<string, Promise<Buffer>>();
  const compress = (body: Buffer, etag: string, encoding: keyof typeof COMPRESSORS) => {
    const key = `${encoding}:${etag}`;
    const known = compressed.get(key) ?? COMPRESSORS[encoding](body, brotliQuality);
    compressed.set(key, known);
    return known;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = requestUrl(request);
    const { status, file: found } = route(folder, pathname);
    const file = status === 200 ? inAcceptedForm(found, request.headers.accept ?? '', folder) : found;
    response.statusCode = status;
    response.setHeader('Cache-Control', CACHE_CONTROL.revalidate);
    // Read for each request: the folder may be rebuilt while it is served.
    for (const [name, value] of headersAt(filePath(pathname) ?? pathname, folder)) response.setHeader(name, value);
    // A later deployment may bring the file back.
    if (status === 404) response.setHeader('Cache-Control', CACHE_CONTROL.revalidate);
    if (status === 301) {
      response.setHeader('Location', encodeURI(file.replace(/^\/+/, '/')) + search);
      response.end();
      return;
    }

    const body = readFileSync(join(folder, file));
    const etag = `"${nameHash(body, 16)}"`;
    response.setHeader('Content-Type', contentType(file));
    response.setHeader('ETag', etag);
    response.setHeader('Vary', /\.(html|md)$/.test(file) ? `${VARY}, Accept-Encoding` : 'Accept-Encoding');
    if (status === 200 && request.headers['if-none-match'] === etag) {
      response.statusCode = 304;
      response.end();
      return;
    }
    const accepted = request.headers['accept-encoding']?.toString() ?? '';
    const encoding = isCompressible(file) && (['br', 'gzip'] as const).find((each) => accepted.includes(each));
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.end(encoding ? await compress(body, etag, encoding) : body);
  };

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
}

/** Starts a server on the loopback interface, at the port or the next free one; 0 for any. Returns the port. */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port === MAX_PORT) throw error;
    return listen(server, port + 1);
  }
  return (server.address() as AddressInfo).port;
}

export const MAX_PORT = 65_535;

/** Parses the variable PORT; 0 stands for any free port. @throws an error for the terminal on other texts */
export function readPort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= MAX_PORT) return Number(text);
  throw new Error(`PORT is "${text}"; write a whole number from 0 to ${MAX_PORT}, where 0 is any free port`);
}
