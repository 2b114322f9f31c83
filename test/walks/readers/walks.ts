import type { Browser, BrowserContext } from 'playwright-core';
import { createRandom } from '../../../scripts/random.ts';
import { shrink } from '../shrink.ts';
import { randomStep, WINDOWS, type Step } from './step.ts';
import { walk, type Failure, type RuleCounts } from './walk.ts';

/** Steps of one walk. */
const STEPS = 12;

/** Where the two sites are served, and the paths of their pages. */
export interface Sites {
  readonly plain: string;
  readonly app: string;
  readonly paths: readonly string[];
}

/** Browser contexts for the site without scripts and the site as shipped. */
export interface Windows {
  readonly plain: BrowserContext;
  readonly app: BrowserContext;
}

/** How a walk begins. */
export interface Start {
  readonly viewport: (typeof WINDOWS)[number];
  readonly path: string;
}

/** The seed determines the whole walk. */
function walkOf(seed: number, paths: readonly string[]) {
  const random = createRandom(seed);
  const viewport = WINDOWS[seed % WINDOWS.length] ?? WINDOWS[0];
  const start: Start = { viewport, path: random.pick(paths) };
  return { start, steps: Array.from({ length: STEPS }, () => randomStep(random, paths)) };
}

/** Opens the windows of a returning visitor. The tabs of a window share its cache. */
export async function openWindows(browser: Browser): Promise<Windows> {
  const newWindow = async () => {
    const context = await browser.newContext({ locale: 'en-US' });
    context.setDefaultTimeout(10_000);
    await context.addInitScript(() => {
      localStorage.setItem('visited', '1');
      // On a busy machine a link may be followed before this event of the page that it stands on.
      window.isLeft = true;
      // Also fires when the page is restored from the back-forward cache.
      addEventListener('pageshow', () => (window.isLeft = false));
      // Playwright loses a page that Firefox restores from the back-forward cache; this keeps pages out of it.
      if (navigator.userAgent.includes('Firefox')) addEventListener('unload', () => {});
      addEventListener('docs:hydrated', () => document.documentElement.setAttribute('data-hydrated', ''));
    });
    return context;
  };
  return { plain: await newWindow(), app: await newWindow() };
}

/** Walks the steps in new tabs. @returns the first difference */
export async function walkAnew(
  windows: Windows,
  sites: Pick<Sites, 'plain' | 'app'>,
  { viewport, path }: Start,
  steps: readonly Step[],
  counts: RuleCounts,
): Promise<Failure | undefined> {
  const open = async (name: 'plain' | 'app') => {
    const page = await windows[name].newPage();
    await page.setViewportSize(viewport);
    await page.goto(sites[name] + path);
    return page;
  };
  const [plain, app] = await Promise.all([open('plain'), open('app')]);
  try {
    return await walk({ plain, app }, steps, counts);
  } finally {
    await Promise.all([plain.close(), app.close()]);
  }
}

/**
 * Walks one seed.
 * @returns a report of the failure with the fewest steps that show it; undefined without one
 */
export async function walkSeed(
  windows: Windows,
  sites: Sites,
  seed: number,
  counts: RuleCounts,
): Promise<string | undefined> {
  const given = walkOf(seed, sites.paths);
  const run = (steps: readonly Step[]) => walkAnew(windows, sites, given.start, steps, counts);
  const failure = await run(given.steps);
  if (!failure) return undefined;
  const until = given.steps.slice(0, given.steps.indexOf(failure.step) + 1);
  const fewest = await shrink(until, async (steps) => (await run(steps)) !== undefined);
  const last = (await run(fewest)) ?? failure;
  const { viewport, path } = given.start;
  return [
    `seed ${seed}, ${viewport.width}×${viewport.height}, from ${path}`,
    ...fewest.map((step) => `  ${JSON.stringify(step)}`),
    ...last.differences.map((each) => `  → ${each}`),
  ].join('\n');
}
