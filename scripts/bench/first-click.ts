/** The first click on a page that has just loaded: from the press to the next page's heading, beside VitePress. */

import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { slowDown, withBrowser, withPage } from './lib/browser.ts';
import { generatedRoute } from './lib/generated-site.ts';
import { buildPeerSite } from './lib/peer-site.ts';
import { median, spread, type Row } from './lib/row.ts';
import { withServer } from './lib/server.ts';
import { generatedSite } from './lib/sites.ts';

declare global {
  interface Window {
    /** Reports how long the next page took, in milliseconds. */
    benchShown(took: number): void;
  }
}

const RUNS = 7;
const SECTION = 3;
const [FROM, TO] = [generatedRoute(SECTION, 7), generatedRoute(SECTION, 12)];
/** Time of the pointer on the link before the press, and of the press. */
const HOVER_MS = 300;
const PRESS_MS = 50;
const GIVE_UP_MS = 15_000;
/** Lighthouse's slow 4G. */
const SLOW = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750, offline: false };

interface Way {
  readonly name: string;
  readonly isHovered: boolean;
  readonly isSlow: boolean;
}

const WAYS: readonly Way[] = [
  { name: 'hovered before', isHovered: true, isSlow: false },
  { name: 'not hovered', isHovered: false, isSlow: false },
  { name: 'hovered before, slow', isHovered: true, isSlow: true },
  { name: 'not hovered, slow', isHovered: false, isSlow: true },
];

export async function firstClick(): Promise<readonly Row[]> {
  const { dist, folder } = await generatedSite();
  const peer = buildPeerSite(join(folder, 'content'), SECTION);
  return withBrowser((browser) =>
    withServer(dist, (ours) =>
      withServer(peer, async (theirs) => {
        const rows: Row[] = [];
        for (const way of WAYS) rows.push(await compare(browser, way, ours, theirs));
        return rows;
      }),
    ),
  );
}

async function compare(browser: Browser, way: Way, ours: string, theirs: string): Promise<Row> {
  const times: Readonly<Record<'here' | 'peer', number[]>> = { here: [], peer: [] };
  // The first pair warms up server and browser.
  for (let run = -1; run < RUNS; run++) {
    const [here, peer] = [await clickMs(browser, ours, way), await clickMs(browser, theirs, way)];
    if (run < 0) continue;
    times.here.push(here);
    times.peer.push(peer);
  }
  const timesText = (values: readonly number[]) => `${median(values).toFixed(0)} ms (${spread(values)})`;
  return {
    name: `first click, ${way.name}: against VitePress`,
    value: median(times.here) / median(times.peer),
    unit: 'x',
    budget: { max: 1, later: true },
    note: `${timesText(times.here)}, VitePress ${timesText(times.peer)}`,
  };
}

function clickMs(browser: Browser, origin: string, way: Way): Promise<number> {
  const work = async (page: Page): Promise<number> => {
    const shown = new Promise<number>((resolve) => page.exposeFunction('benchShown', resolve));
    await page.addInitScript(() => {
      // Kept over a full load.
      addEventListener('pointerdown', () => {
        sessionStorage['at'] = performance.timeOrigin + performance.now();
        sessionStorage['title'] = document.querySelector('h1')?.textContent;
      });
      new MutationObserver((_, observer) => {
        const title = document.querySelector('h1')?.textContent;
        if (sessionStorage['at'] === undefined || title === undefined || title === sessionStorage['title']) return;
        observer.disconnect();
        // The task after a frame begins when the frame has been painted.
        requestAnimationFrame(() =>
          window.setTimeout(() =>
            window.benchShown(performance.timeOrigin + performance.now() - Number(sessionStorage['at'])),
          ),
        );
      }).observe(document, { childList: true, characterData: true, subtree: true });
    });
    if (way.isSlow) {
      const session = await slowDown(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW);
    }
    await page.goto(origin + FROM, { waitUntil: 'load' });
    const box = await page.locator(`aside a[href="${TO}"], nav a[href="${TO}"]`).first().boundingBox();
    if (!box) throw new Error(`${origin}${FROM} has no link to ${TO}`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    if (way.isHovered) await setTimeout(HOVER_MS);
    await page.mouse.down();
    await setTimeout(PRESS_MS);
    await page.mouse.up();
    return Promise.race([
      shown,
      setTimeout(GIVE_UP_MS, undefined, { ref: false }).then(() => {
        throw new Error(`${origin}: the next page did not show in ${GIVE_UP_MS} ms`);
      }),
    ]);
  };
  return withPage(browser, work, { viewport: { width: 1440, height: 900 }, locale: 'en-US' });
}
