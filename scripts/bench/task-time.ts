/** Main-thread task time of a doc page without interaction, against a bare page with the same article. */

import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright-core';
import { writeBarePages } from './lib/bare-page.ts';
import { slowDown, SLOWDOWN, withBrowser, withPage } from './lib/browser.ts';
import { median, spread, type Row } from './lib/row.ts';
import { withServer } from './lib/server.ts';
import { DOC_PAGE, realSite } from './lib/sites.ts';

const RUNS = 9;
/** Time after the network is idle for the page's work in idle moments. */
const SETTLE_MS = 500;

export async function taskTime(): Promise<readonly Row[]> {
  const { dist } = await realSite();
  return withBrowser((browser) =>
    withServer(dist, async (site) => {
      const bare = await writeBarePages(browser, site, [DOC_PAGE]);
      return withServer(bare, async (plain) => {
        const [ours, theirs]: [number[], number[]] = [[], []];
        // The first pair warms up server and browser.
        for (let run = -1; run < RUNS; run++) {
          const pair = [await taskMs(browser, site, DOC_PAGE), await taskMs(browser, plain, DOC_PAGE)] as const;
          if (run < 0) continue;
          ours.push(pair[0]);
          theirs.push(pair[1]);
        }
        return rowsOf(ours, theirs);
      });
    }),
  );
}

function rowsOf(ours: readonly number[], theirs: readonly number[]): readonly Row[] {
  return [
    {
      name: `${DOC_PAGE}: task time, ${SLOWDOWN}x slower`,
      value: median(ours),
      unit: 'ms',
      note: `${RUNS} runs, ${spread(ours)} ms`,
    },
    {
      name: `bare page: task time, ${SLOWDOWN}x slower`,
      value: median(theirs),
      unit: 'ms',
      note: `${RUNS} runs, ${spread(theirs)} ms`,
    },
    {
      name: 'task time against the bare page',
      value: median(ours) / median(theirs),
      unit: 'x',
      budget: { max: 1.5, later: true },
    },
  ];
}

function taskMs(browser: Browser, origin: string, path: string): Promise<number> {
  return withPage(browser, async (page) => {
    // Within one origin the page stays in one process, whose task time adds up.
    await page.goto(`${origin}/robots.txt`);
    const session = await slowDown(page);
    await session.send('Performance.enable');
    const before = await taskSeconds(session);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await setTimeout(SETTLE_MS);
    return ((await taskSeconds(session)) - before) * 1000;
  });
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const found = metrics.find(({ name }) => name === 'TaskDuration');
  if (!found) throw new Error('the browser does not report its task time');
  return found.value;
}
