import type { Browser, BrowserContext } from 'playwright-core';
import { createRandom } from '../random.ts';
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

/** All of a walk follows from its seed: window, first page, steps. */
function walkOf(seed: number, paths: readonly string[]) {
  const random = createRandom(seed);
  const viewport = WINDOWS[seed % WINDOWS.length] ?? WINDOWS[0];
  const start: Step = { do: 'open', path: random.pick(paths) };
  const isGliding = seed % 2 === 0;
  return { viewport, isGliding, start, steps: Array.from({ length: STEPS }, () => randomStep(random, paths)) };
}

/**
 * A window of its own, of somebody who has been here before.
 * @param isGliding whether the browser glides to sections, as it does for most readers
 */
export async function newReader(
  browser: Browser,
  viewport: (typeof WINDOWS)[number],
  isGliding = false,
): Promise<BrowserContext> {
  const reducedMotion = isGliding ? 'no-preference' : 'reduce';
  const context = await browser.newContext({ viewport, locale: 'en-US', reducedMotion });
  context.setDefaultTimeout(10_000);
  await context.addInitScript(() => {
    localStorage.setItem('visited', '1');
    // Out of the back-forward cache.
    addEventListener('pageshow', () => (window.isLeft = false));
    addEventListener('docs:hydrated', () => document.documentElement.setAttribute('data-hydrated', ''));
  });
  return context;
}

/** Walks the steps in new windows. @returns the first difference */
async function walkAnew(
  browser: Browser,
  sites: Sites,
  { viewport, isGliding, start }: ReturnType<typeof walkOf>,
  steps: readonly Step[],
  counts: RuleCounts,
): Promise<Failure | undefined> {
  const [plainContext, appContext] = await Promise.all([
    newReader(browser, viewport),
    newReader(browser, viewport, isGliding),
  ]);
  try {
    const [plain, app] = await Promise.all([plainContext.newPage(), appContext.newPage()]);
    const path = start.do === 'open' ? start.path : '/';
    await Promise.all([plain.goto(sites.plain + path), app.goto(sites.app + path)]);
    return await walk({ plain, app }, steps, counts);
  } finally {
    await Promise.all([plainContext.close(), appContext.close()]);
  }
}

/**
 * Walks one seed.
 * @returns what went wrong, in the fewest steps that show it; undefined when nothing did
 */
export async function walkSeed(
  browser: Browser,
  sites: Sites,
  seed: number,
  counts: RuleCounts,
): Promise<string | undefined> {
  const given = walkOf(seed, sites.paths);
  const run = (steps: readonly Step[]) => walkAnew(browser, sites, given, steps, counts);
  const failure = await run(given.steps);
  if (!failure) return undefined;
  const until = given.steps.slice(0, given.steps.indexOf(failure.step) + 1);
  const fewest = await shrink(until, async (steps) => (await run(steps)) !== undefined);
  const last = (await run(fewest)) ?? failure;
  const lines = [given.start, ...fewest].map((step) => `  ${JSON.stringify(step)}`);
  const { width, height } = given.viewport;
  return [`seed ${seed}, ${width}×${height}`, ...lines, ...last.differences.map((each) => `  → ${each}`)].join('\n');
}
