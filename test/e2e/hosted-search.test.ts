/** The hosted client in a real browser, under the policy for its configuration. */

import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { contentSecurityPolicy } from '#node/output/csp.ts';
import { listen } from '#node/output/static-server.ts';
import { INSIGHTS_SCRIPT } from '#shared/search-hosts.ts';
import type { HostedSearch } from '#shared/schema/search.ts';
import type * as Source from '#search/hosted/source.ts';
import { faultServer, hostsOf, json, refusedUrl, status, text200, type FaultServer } from '../support/fault-server.ts';
import { setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

const ENTRY = 'source.js';
/** The client's modules by file name, as a site's build would make them. */
let modules: ReadonlyMap<string, string>;

beforeAll(async () => {
  const root = join(import.meta.dirname, '../..');
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: join(root, 'src/search/hosted/source.ts'), formats: ['es'], fileName: () => ENTRY },
    },
  })) as unknown as readonly Rolldown.RolldownOutput[];
  const files = result.flatMap(({ output }) => output);
  modules = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])));
});

/** Script of the page, which exposes the client to the test. */
const START = `import * as source from '/${ENTRY}'; Object.assign(globalThis, { source });`;
const HTML = '<!doctype html><html lang="en"><title>Search</title><script type="module" src="/start.js"></script>';

/** Opens an empty page with the policy for a configuration. */
async function openPage(page: Page, config: HostedSearch): Promise<void> {
  const server = createServer(({ url = '/' }, response) => {
    const code = url === '/start.js' ? START : modules.get(url.slice(1));
    response.setHeader('content-type', code === undefined ? 'text/html' : 'text/javascript');
    response.setHeader('content-security-policy', contentSecurityPolicy([], { hosted: config }));
    response.end(code ?? HTML);
  });
  const port = await listen(server, 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await page.goto(`http://127.0.0.1:${port}/`);
}

/** Titles of the hits, or the name of the error. */
function search(page: Page, config: HostedSearch, query = 'pool'): Promise<readonly string[] | string> {
  return page.evaluate(
    async ({ config, query }) => {
      const { createHostedSource } = (globalThis as unknown as { readonly source: typeof Source }).source;
      const source = createHostedSource(config, 'en', 'https://docs.test');
      try {
        const answer = await source.search(query, { hitsPerPage: 20, snippetWords: 10 });
        source.onShow(answer);
        return answer.hits.map(({ title }) => title.map(({ text }) => text).join(''));
      } catch (error) {
        return (error as Error).name;
      }
    },
    { config, query },
  );
}

const FOUND = json({ results: [{ hits: [{ objectID: '1', url: '/a', type: 'lvl1', hierarchy: { lvl1: 'Pool' } }] }] });
const configOf = (...hosts: readonly (FaultServer | string)[]): HostedSearch => ({
  appId: 'APP',
  apiKey: 'KEY',
  indexName: 'docs',
  hosts: hostsOf(...hosts.map((host) => (typeof host === 'string' ? host : host.url))),
});

test(
  'the page can search the configured host, with the credentials in headers and without cookies',
  visiting(async ({ page, messages }) => {
    const host = await faultServer(FOUND);
    await openPage(page, configOf(host));
    expect(await search(page, configOf(host))).toEqual(['Pool']);
    expect(host.received[0]?.headers).toMatchObject({ 'x-algolia-api-key': 'KEY' });
    expect(host.received[0]?.headers).not.toHaveProperty('cookie');
    expect(messages).toEqual([]);
  }),
);

test(
  'with the credentials in the query string the browser sends no preflight request',
  visiting(async ({ page }) => {
    const host = await faultServer(FOUND);
    const config = { ...configOf(host), authentication: 'query' } as const;
    await openPage(page, config);
    expect(await search(page, config)).toEqual(['Pool']);
    expect(host.preflights()).toBe(0);
  }),
);

test(
  'a host that refuses or fails is skipped for the next one, also by later searches',
  visiting(async ({ page }) => {
    const [broken, good] = [await faultServer(status(503)), await faultServer(FOUND)];
    const config = configOf(await refusedUrl(), broken, good);
    await openPage(page, config);
    for (const query of ['one', 'two', 'three', 'four']) expect(await search(page, config, query)).toEqual(['Pool']);
    expect(good.received).toHaveLength(4);
    expect(broken.received.length).toBeLessThanOrEqual(1);
  }),
);

test(
  'each kind of failure has its own error',
  visiting(async ({ page }) => {
    const host = await faultServer('reset');
    const config = configOf(host);
    await openPage(page, config);
    expect(await search(page, config)).toBe('RetryError');
    host.does(json({ message: 'Too many requests' }, 429));
    expect(await search(page, config)).toBe('ApiError');
    host.does(text200('<html>'));
    expect(await search(page, config)).toBe('DeserializationError');
  }),
);

test(
  'a host that is not configured cannot be reached',
  visiting(async ({ page }) => {
    const [allowed, other] = [await faultServer(FOUND), await faultServer(FOUND)];
    await openPage(page, configOf(allowed));
    expect(await search(page, configOf(other))).toBe('RetryError');
    expect(other.received).toEqual([]);
  }),
);

test(
  'an events script that fails its integrity check does not run, and the search works without it',
  visiting(async ({ page, messages }) => {
    const host = await faultServer(FOUND);
    const config = { ...configOf(host), insights: true };
    let asked = 0;
    await page.route(INSIGHTS_SCRIPT.src, (route) => {
      asked += 1;
      const headers = { 'access-control-allow-origin': '*' };
      return route.fulfill({ contentType: 'text/javascript', headers, body: 'document.title = "Taken over"' });
    });
    await openPage(page, config);
    expect(await search(page, config)).toEqual(['Pool']);
    await expect.poll(() => messages.join()).toContain('integrity');
    expect(await search(page, config)).toEqual(['Pool']);
    expect(asked).toBe(1);
    expect(await page.title()).toBe('Search');
    expect(messages.join()).not.toContain('Content Security Policy');
  }),
);
