import type { Page } from 'playwright-core';
import { leaveBoth } from './leave.ts';
import { arrive, isHydrated, look, onPage, passFrames, settle, take, type Readers, type Sight } from './reader.ts';
import { RULES, SAME_PLACE_PX, type Pair } from './rules.ts';
import type { Step } from './step.ts';

/** How long the application may take to match the plain site, even on a busy machine. */
const PATIENCE_MS = 5_000;
const SCRIPTS = '**/assets/*.js';

/** What each history entry has shown, by its key on the plain site. */
type Shown = Map<string, readonly Sight[]>;

/** How often each rule was applied. */
export type RuleCounts = Map<string, number>;

interface Comparison {
  readonly differences: readonly string[];
  readonly rules: readonly (typeof RULES)[number][];
}

/** Differences between the two sites that no rule allows. */
function compare(pair: Pair): Comparison {
  const rules = RULES.filter((rule) => rule.holds(pair));
  const expected = rules.reduce((plain, rule) => rule.adapt({ ...pair, plain }), pair.plain);
  const names = Object.keys(expected) as (keyof Sight)[];
  const isSame = (name: keyof Sight) =>
    name === 'top'
      ? Math.abs(expected.top - pair.app.top) <= SAME_PLACE_PX
      : expected[name] === pair.app[name] ||
        // After rounding, a heading at an edge may count on either side.
        ((name === 'section' || name === 'above' || name === 'nearest') &&
          expected.top !== pair.app.top &&
          Math.abs(expected.top - pair.app.top) <= SAME_PLACE_PX);
  const differences = names
    .filter((name) => !isSame(name))
    .map((name) => `${name}: ${JSON.stringify(pair.app[name])} instead of ${JSON.stringify(expected[name])}`);
  return { differences, rules };
}

/** Starts the application as a moving pointer does, and waits for hydration. */
async function wake(page: Page): Promise<void> {
  await onPage(async () => {
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  });
}

/** Delays every script of the application from now on; 0 ends the delay. */
async function slowDown(page: Page, delayMs: number): Promise<void> {
  await page.unroute(SCRIPTS);
  if (delayMs === 0) return;
  await page.route(SCRIPTS, async (route) => {
    await new Promise((pause) => setTimeout(pause, delayMs));
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  });
}

/** Marks a document. @returns whether it is still to be hydrated */
async function markSleep(page: Page): Promise<boolean> {
  await onPage(() =>
    page.evaluate(() => {
      window.isMarked = true;
    }),
  );
  return !(await isHydrated(page));
}

const entryKey = (page: Page) => page.evaluate(() => navigation.currentEntry?.key ?? '');

const isMarked = (page: Page) => onPage(() => page.evaluate(() => window.isMarked === true));

/** State of a walk so far. */
interface Course {
  readonly wasResized: boolean;
  readonly history: Shown;
  readonly counts: RuleCounts;
}

/** Takes one step on both sites. @returns the differences that remain */
async function takeBoth(
  { plain, app }: Readers,
  step: Step,
  { wasResized, history, counts }: Course,
): Promise<readonly string[]> {
  if (step.do === 'wake') await wake(app);
  if (step.do === 'line') await slowDown(app, step.delayMs);
  const wasAsleep = await markSleep(app);
  await (step.do === 'leave' ? leaveBoth({ plain, app }, step) : Promise.all([take(plain, step), take(app, step)]));
  const seen = await settle(plain);
  const key = await entryKey(plain);
  const shown = history.get(key) ?? [];
  await arrive(app);
  const stayedAsleep = wasAsleep && (await isMarked(app));
  const end = Date.now() + PATIENCE_MS;
  let lastTop: number | undefined;
  for (;;) {
    const isAsleep = stayedAsleep || !(await isHydrated(app));
    const pair = { step, wasResized, isAsleep, shown, plain: seen, app: await look(app) };
    const { differences, rules } = compare(pair);
    // Must match twice at one scroll position, since the application may still be scrolling.
    if (differences.length === 0 && pair.app.top === lastTop) {
      for (const rule of rules) {
        counts.set(rule.name, (counts.get(rule.name) ?? 0) + 1);
        await rule.follow?.(plain, pair);
      }
      history.set(key, [...shown, pair.app]);
      return [];
    }
    if (Date.now() > end) return differences;
    lastTop = differences.length === 0 ? pair.app.top : undefined;
    await app.waitForTimeout(20);
    await passFrames(app);
  }
}

/** A step after which the two sites differ. */
export interface Failure {
  readonly step: Step;
  readonly differences: readonly string[];
}

/** Takes both readers through the same steps. @returns the first step after which they differ */
export async function walk(readers: Readers, steps: readonly Step[], counts: RuleCounts): Promise<Failure | undefined> {
  const history: Shown = new Map([[await entryKey(readers.plain), [await look(readers.app)]]]);
  let wasResized = false;
  for (const step of steps) {
    wasResized ||= step.do === 'resize' || step.do === 'rotate';
    const differences = await takeBoth(readers, step, { wasResized, history, counts }).catch((error: unknown) => [
      String(error),
    ]);
    if (differences.length > 0) return { step, differences };
  }
  return undefined;
}
