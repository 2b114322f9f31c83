import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createStaticServer, listen } from '#node/output/static-server.ts';
import { routesIn } from '../../test/support/sitemap.ts';
import { copyWithoutScripts } from '../../test/walks/readers/plain-site.ts';
import { openWindows, walkSeed } from '../../test/walks/readers/walks.ts';
import { BROWSER_ARGS, ensureBrowser } from '../browser.ts';
import { builtSite, ROOT } from '../run.ts';

/**
 * Walks through the built site and the same site without scripts; every second walk has the back-forward cache.
 * @returns how many walks failed
 */
export async function walkReaders(first: number, count: number): Promise<number> {
  const [dist, plainFolder] = [builtSite(), join(ROOT, '.tmp/plain')];
  copyWithoutScripts(dist, plainFolder);
  const servers = [createStaticServer(dist), createStaticServer(plainFolder)];
  const [app = '', plain = ''] = (await Promise.all(servers.map((server) => listen(server, 0)))).map(
    (port) => `http://127.0.0.1:${port}`,
  );
  const paths = routesIn(await (await fetch(`${app}/sitemap.xml`)).text());

  const browsers = [
    await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS }),
    await chromium.launch({
      // Only the whole browser has a back-forward cache.
      executablePath: ensureBrowser('whole'),
      args: BROWSER_ARGS,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
  ];
  const windows = await Promise.all(browsers.map(openWindows));
  const rules = new Map<string, number>();
  let failed = 0;
  try {
    for (let seed = first; seed < first + count; seed++) {
      const pair = windows[seed % windows.length];
      const failure = pair && (await walkSeed(pair, { app, plain, paths }, seed, rules));
      if (failure) {
        failed++;
        console.error(failure);
      } else if ((seed - first + 1) % 50 === 0) console.log(`${seed - first + 1} walks`);
    }
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  }
  console.log('\nMeant differences, and how often each was seen:');
  for (const [name, times] of [...rules].toSorted((a, b) => b[1] - a[1])) console.log(`${times}  ${name}`);
  return failed;
}
