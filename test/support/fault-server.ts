/** A search host on a real socket whose behavior the test sets: answer, refuse, hang, break off, be slow. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { listen } from '#node/output/static-server.ts';
import type { SearchHost } from '#shared/schema/search.ts';
import { freePort } from '../../scripts/free-port.ts';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** `hang` never answers; `half` stops in the middle of its answer; `reset` drops the connection. */
type Reply =
  | 'hang'
  | 'half'
  | 'reset'
  | { readonly status: number; readonly body: string; readonly delayMs?: number; readonly location?: string };

export const json = (value: unknown, status = 200): Reply => ({ status, body: JSON.stringify(value) });
export const text200 = (body: string): Reply => ({ status: 200, body });
export const status = (code: number): Reply => ({ status: code, body: '' });
export const slowly = (value: unknown, delayMs: number): Reply => ({
  status: 200,
  body: JSON.stringify(value),
  delayMs,
});
export const redirect = (location: string): Reply => ({ status: 302, body: '', location });

export interface FaultServer {
  readonly url: string;
  readonly received: readonly Received[];
  /** Number of CORS preflight requests received. */
  preflights(): number;
  /** Sets the reply to all further requests. */
  does(reply: Reply | ((request: Received) => Reply)): void;
}

/** Allows requests from browsers on other origins. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
} as const;

function send(reply: Reply, response: ServerResponse): void {
  if (reply === 'hang') return;
  if (reply === 'reset') {
    response.socket?.destroy();
  } else if (reply === 'half') {
    response.writeHead(200, { ...CORS, 'content-length': 100 }).write('{"results":');
  } else {
    const { status, body, delayMs = 0, location } = reply;
    const headers = { ...CORS, ...(location !== undefined && { location }) };
    setTimeout(() => response.writeHead(status, headers).end(body), delayMs);
  }
}

/** Starts a server that closes when the test finishes. */
export async function faultServer(first: Parameters<FaultServer['does']>[0] = json({})): Promise<FaultServer> {
  let current = first;
  let preflights = 0;
  const received: Received[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'OPTIONS') {
      preflights += 1;
      response.writeHead(204, CORS).end();
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const each: Received = {
      method: request.method ?? '',
      path: pathname,
      parameters: Object.fromEntries(searchParams),
      headers: request.headers,
      body: await text(request),
    };
    received.push(each);
    send(typeof current === 'function' ? current(each) : current, response);
  };
  const server = createServer((request, response) => void answer(request, response));
  const port = await listen(server, 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    preflights: () => preflights,
    does: (reply) => {
      current = reply;
    },
  };
}

/** A URL on which no server listens, so that connections are refused. */
export async function refusedUrl(): Promise<string> {
  return `http://127.0.0.1:${await freePort()}`;
}

/** Hosts in the form of the configuration, each for reading and writing. */
export function hostsOf(...urls: readonly string[]): readonly SearchHost[] {
  return urls.map((url) => ({ url, accept: 'readWrite' }));
}
