import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createStaticServer, listen, MAX_PORT } from '#node/output/static-server.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const FILES = {
  'index.html': 'home',
  '404.html': 'lost',
  'zh/index.html': 'home zh',
  'zh/404.html': 'lost zh',
  'v1/zh/404.html': 'lost v1 zh',
  'guide/index.html': 'guide',
  'guide/cli.md': '# CLI',
  'guide/cli.html': 'cli',
  'only/folder/index.html': 'folder',
  '指南.html': 'chinese',
  'assets/app.js': 'run()',
  'image.png': 'png',
  'back\\slash.txt': 'backslash',
  '.docs-build': 'marker',
  '.well-known/security.txt': 'contact',
  _headers: '/*\n  X-All: a: b\n\n/*.md\n  X-Copy: yes\n\n/assets/*\n  Cache-Control: immutable\n',
};

interface Answer extends Pick<IncomingMessage, 'headers'> {
  readonly status: number | undefined;
  readonly body: Buffer;
}

async function start(files: Readonly<Record<string, string>> = FILES) {
  const server = createStaticServer(tempFolder(files));
  const port = await listen(server, 0);
  onTestFinished(() => void server.close());
  // Not `fetch`, which would normalize the path.
  return (path: string, headers: Readonly<Record<string, string>> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', path, headers }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        resolve({ status: response.statusCode, headers: response.headers, body });
      });
      asked.on('error', reject).end();
    });
}

describe('addresses', () => {
  test.each([
    ['/', 'home'],
    ['/guide/', 'guide'],
    ['/guide/cli', 'cli'],
    ['/guide/cli.html', 'cli'],
    ['/guide/cli/', 'cli'],
    ['/%E6%8C%87%E5%8D%97', 'chinese'],
    ['/guide/cli?a=/b', 'cli'],
    ['/guide/index', 'guide'],
    ['//', 'home'],
    ['/.well-known/security.txt', 'contact'],
  ])('%s is answered with its file', async (path, body) => {
    const answer = await (await start())(path);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(body);
  });
  test('a folder without a trailing slash redirects to it, with its query', async () => {
    const { status, headers } = await (await start())('/only/folder?a=1');
    expect(status).toBe(301);
    expect(headers.location).toBe('/only/folder/?a=1');
  });
  test.each(['//only/folder', '/%2fonly/folder', '///only/folder'])(
    'the redirect of %s names no host',
    async (path) => {
      const { status, headers } = await (await start())(path);
      expect(status).toBe(301);
      expect(headers.location).toBe('/only/folder/');
    },
  );
  test('a redirect to a folder with a Chinese name is percent-encoded', async () => {
    const { status, headers } = await (await start({ ...FILES, '中/index.html': 'c' }))('/%E4%B8%AD');
    expect(status).toBe(301);
    expect(headers.location).toBe('/%E4%B8%AD/');
  });
});

describe('missing files', () => {
  test.each([
    ['/gone', 'lost'],
    ['/zh/gone/deep', 'lost zh'],
    ['/v1/zh/gone/deep', 'lost v1 zh'],
    ['/v1/gone', 'lost'],
    ['/guide/gone', 'lost'],
    ['/%E0%A4%A', 'lost'],
    ['/a%00b', 'lost'],
    ['/back%5cslash.txt', 'lost'],
    ['/.docs-build', 'lost'],
    ['/_headers', 'lost'],
    ['/%2edocs-build', 'lost'],
    ['/guide/cli.html/', 'lost'],
    ['/guide/cli.md/deep', 'lost'],
  ])('%s is answered with status 404 and the nearest 404 page', async (path, body) => {
    const answer = await (await start())(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe(body);
  });
  test.each(['/../secret', '/%2e%2e/secret', '/..%2fsecret', '/guide/..%2f..%2fsecret', '/..%5csecret'])(
    'a path that leaves the folder, %s, is not followed',
    async (path) => {
      const folder = tempFolder({ secret: 'secret', 'dist/404.html': 'lost' });
      const server = createStaticServer(`${folder}/dist`);
      onTestFinished(() => void server.close());
      const port = await listen(server, 0);
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        request({ port, host: '127.0.0.1', path }, resolve).on('error', reject).end();
      });
      expect(answer.statusCode).toBe(404);
      expect(Buffer.concat(await answer.toArray()).toString()).toBe('lost');
    },
  );
  test('a path that is longer than the name of any file is answered with status 404', async () => {
    const { status } = await (await start())(`/${'long'.repeat(100)}`);
    expect(status).toBe(404);
  });
  test('a path of thousands of segments is answered with status 404', async () => {
    expect((await (await start())('/a'.repeat(7500))).status).toBe(404);
  });
  test('the server keeps answering after a malformed path', async () => {
    const get = await start();
    await get('/%');
    expect((await get('/')).status).toBe(200);
  });
});

describe('headers', () => {
  test('rules of _headers apply to the paths they match, also with colons in values', async () => {
    const get = await start();
    expect((await get('/guide/')).headers).toMatchObject({ 'x-all': 'a: b' });
    expect((await get('/gone')).headers).toMatchObject({ 'x-all': 'a: b' });
    expect((await get('/assets/app.js')).headers).toMatchObject({ 'x-all': 'a: b', 'cache-control': 'immutable' });
    expect((await get('/guide/cli.md')).headers).toMatchObject({ 'x-all': 'a: b', 'x-copy': 'yes' });
    expect((await get('/guide/')).headers['x-copy']).toBeUndefined();
  });
  test('rules of _headers apply to the file that an encoded path leads to', async () => {
    const { headers, body } = await (await start())('/assets/..%2findex.html');
    expect([body.toString(), headers['cache-control']]).toEqual(['home', 'public, max-age=0, must-revalidate']);
  });
  test('files without a rule are revalidated each time', async () => {
    expect((await (await start())('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
  test('a folder without _headers is served too', async () => {
    expect((await (await start({ 'index.html': 'home' }))('/')).status).toBe(200);
  });
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/guide/cli', 'text/html; charset=utf-8'],
    ['/assets/app.js', 'text/javascript; charset=utf-8'],
    ['/guide/cli.md', 'text/markdown; charset=utf-8'],
    ['/image.png', 'image/png'],
  ])('%s is of type %s', async (path, type) => {
    expect((await (await start())(path)).headers['content-type']).toBe(type);
  });
});

describe('a request that accepts Markdown', () => {
  const accept = { Accept: 'text/markdown, text/html;q=0.9' };
  test.each([
    ['/guide/cli', '# CLI', 'text/markdown; charset=utf-8'],
    ['/guide/cli/', '# CLI', 'text/markdown; charset=utf-8'],
    ['/guide/', 'guide', 'text/html; charset=utf-8'],
    ['/assets/app.js', 'run()', 'text/javascript; charset=utf-8'],
  ])('is answered with the Markdown of %s if there is one', async (path, body, type) => {
    const answer = await (await start())(path, accept);
    expect([answer.body.toString(), answer.headers['content-type']]).toEqual([body, type]);
  });
  test.each([
    ['text/markdown', 'markdown'],
    ['text/markdown, text/html, */*', 'markdown'],
    ['text/html;q=0.9, text/markdown;variant=GFM;q=1', 'markdown'],
    ['text/markdown;q=0, text/html;q=0.5', 'html'],
    ['text/html, text/markdown;q=0.1', 'html'],
    ['text/html, text/markdown; variant=GFM; q=0.9', 'html'],
    ['text/html, */*;q=0.8', 'html'],
  ])('"%s" is answered with the %s', async (ranges, form) => {
    const { headers } = await (await start())('/guide/cli', { Accept: ranges });
    expect(headers['content-type']).toBe(`text/${form}; charset=utf-8`);
  });
  test('caches keep the two forms of a page apart', async () => {
    const get = await start();
    expect((await get('/guide/cli')).headers.vary).toBe('Accept, Accept-Encoding');
    expect((await get('/guide/cli', accept)).headers.vary).toBe('Accept, Accept-Encoding');
    expect((await get('/assets/app.js')).headers.vary).toBe('Accept-Encoding');
  });
});

describe('compression', () => {
  test('brotli is preferred to gzip', async () => {
    const { headers, body } = await (await start())('/', { 'Accept-Encoding': 'gzip, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept, Accept-Encoding' });
    expect(brotliDecompressSync(body).toString()).toBe('home');
  });
  test('gzip is used without brotli', async () => {
    const { headers, body } = await (await start())('/', { 'Accept-Encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe('home');
  });
  test('clients that accept neither get the file uncompressed', async () => {
    const { headers, body } = await (await start())('/');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe('home');
  });
  test('images and files of unknown type are not compressed', async () => {
    const { headers } = await (await start())('/image.png', { 'Accept-Encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('revalidation', () => {
  test('a file with a matching ETag is not sent again', async () => {
    const get = await start();
    const { headers } = await get('/');
    const again = await get('/', { 'If-None-Match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(headers.etag);
  });
  test('different files have different ETags', async () => {
    const get = await start();
    expect((await get('/')).headers.etag).not.toBe((await get('/guide/')).headers.etag);
  });
  test('a 404 page with a matching ETag still has status 404', async () => {
    const get = await start();
    const { headers } = await get('/gone');
    expect((await get('/gone', { 'If-None-Match': String(headers.etag) })).status).toBe(404);
  });
});

test('a taken port is skipped for the next one', async () => {
  const [first, second] = [createStaticServer(tempFolder(FILES)), createStaticServer(tempFolder(FILES))];
  onTestFinished(() => [first, second].forEach((server) => server.close()));
  const taken = await listen(first, 0);
  const port = await listen(second, taken);
  expect(port).toBeGreaterThan(taken);
  expect((second.address() as AddressInfo).port).toBe(port);
});

test('a taken port with none after it rejects instead of crashing', async () => {
  const [first, second] = [createStaticServer(tempFolder(FILES)), createStaticServer(tempFolder(FILES))];
  onTestFinished(() => [first, second].forEach((server) => server.close()));
  // If another program has the port, it is taken as well.
  await listen(first, MAX_PORT).catch(() => undefined);
  await expect(listen(second, MAX_PORT)).rejects.toThrow('EADDRINUSE');
});
