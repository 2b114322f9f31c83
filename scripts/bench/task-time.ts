/** Main-thread task time of a doc page that nobody has touched, against a bare page with the same article. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright-core';
import { withBrowser, withPage } from './lib/browser.ts';
import { emptyFolder } from './lib/project.ts';
import { median, spread, type Row } from './lib/row.ts';
import { withServer } from './lib/server.ts';
import { DOC_PAGE, realSite } from './lib/sites.ts';

const RUNS = 9;
const SLOWDOWN = 4;
/** After the network is idle: time for what the page leaves for an idle moment. */
const SETTLE_MS = 500;

const BARE_STYLE = `body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.7 system-ui, sans-serif; }
h1, h2, h3 { line-height: 1.25; }
a { color: #2457c5; }
pre { overflow-x: auto; padding: 1rem; border-radius: 6px; background: #f4f4f6; font-size: 0.875rem; }
code { font-family: ui-monospace, monospace; }
table { border-collapse: collapse; }
th, td { padding: 0.5rem; border: 1px solid #ddd; text-align: left; }
`;

export async function taskTime(): Promise<readonly Row[]> {
  const { dist } = await realSite();
  const bare = emptyFolder('bare');
  return withBrowser((browser) =>
    withServer(dist, (site) =>
      withServer(bare, async (plain) => {
        writeFileSync(join(bare, 'style.css'), BARE_STYLE);
        writeFileSync(join(bare, 'robots.txt'), '');
        writeFileSync(join(bare, 'index.html'), await barePage(browser, site + DOC_PAGE));
        const [ours, theirs]: [number[], number[]] = [[], []];
        // The first pair warms server and browser.
        for (let run = -1; run < RUNS; run++) {
          const pair = [await taskMs(browser, site, DOC_PAGE), await taskMs(browser, plain, '/')] as const;
          if (run < 0) continue;
          ours.push(pair[0]);
          theirs.push(pair[1]);
        }
        return rowsOf(ours, theirs);
      }),
    ),
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
      // goals, first visit: main-thread task time against the bare page, before intent.
      budget: { max: 1.5, later: true },
    },
  ];
}

/** What somebody would write by hand: the article's own elements without classes, marks and buttons, one stylesheet. */
function barePage(browser: Browser, url: string): Promise<string> {
  return withPage(
    browser,
    async (page) => {
      await page.goto(url);
      const article = page.locator('article');
      await article.evaluate((root) => {
        for (const element of root.querySelectorAll('button, svg')) element.remove();
        for (const element of root.querySelectorAll('span, div')) element.replaceWith(...element.childNodes);
        for (const element of root.querySelectorAll('*')) {
          for (const { name } of [...element.attributes]) if (!['id', 'href'].includes(name)) element.removeAttribute(name);
        }
        root.normalize();
      });
      const html = await article.innerHTML();
      return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bare</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>${html}</body>
</html>
`;
    },
    // As the page stands before anyone has touched it.
    { reducedMotion: 'reduce' },
  );
}

function taskMs(browser: Browser, origin: string, path: string): Promise<number> {
  return withPage(browser, async (page) => {
    // Within one origin the page stays in one process, whose clock goes on.
    await page.goto(`${origin}/robots.txt`);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const before = await taskSeconds(session);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await setTimeout(SETTLE_MS);
    return ((await taskSeconds(session)) - before) * 1000;
  });
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const found = metrics.find(({ name }) => name === 'TaskDuration');
  if (!found) throw new Error('the browser does not tell its task time');
  return found.value;
}
