/** Serves a built site over loopback, and measures its responses. */

import { get } from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { createStaticServer, listen } from '#node/output/static-server.ts';

/** Serves a folder for as long as the work takes. */
export async function withServer<Result>(folder: string, work: (origin: string) => Promise<Result>): Promise<Result> {
  const server = createStaticServer(folder, constants.BROTLI_MAX_QUALITY);
  const port = await listen(server, 0);
  try {
    return await work(`http://localhost:${port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

export interface Body {
  readonly url: string;
  readonly type: string;
  /** Bytes of the body as they cross the wire: after brotli 11, without headers. */
  readonly bytes: number;
  readonly text: string;
}

/** Fetches as a browser does and counts the body as it arrives, compressed. */
export function fetchBody(url: string): Promise<Body> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const { statusCode, headers } = response;
        if (statusCode !== 200) return reject(new Error(`${url} was answered with ${statusCode}`));
        const wire = Buffer.concat(chunks);
        const body = headers['content-encoding'] === 'br' ? brotliDecompressSync(wire) : wire;
        resolve({ url, type: headers['content-type'] ?? '', bytes: wire.length, text: body.toString() });
      });
    });
    request.once('error', reject);
  });
}

export const isScript = ({ type }: Body): boolean => type.startsWith('text/javascript');

/** Bytes of a text after brotli 11, Node's default, on its own. */
export const brotliBytes = (text: string): number => brotliCompressSync(text).length;
