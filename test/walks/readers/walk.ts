import type { Page } from 'playwright-core';
import { arrive, look, onPage, passFrames, settle, take, type Sight } from './reader.ts';
import { RULES, SAME_PLACE_PX, type Pair } from './rules.ts';
import type { Step } from './step.ts';

/** How long the application may take to show what the plain site shows. Busy machines are slow. */
const PATIENCE_MS = 5_000;
const SCRIPTS = '**/assets/*.js';

/** The same site twice: without scripts, and as readers have it. */
export interface Readers {
  readonly plain: Page;
  readonly app: Page;
}

/** What was on the screen when an entry of the history was left, by its key on the plain site. */
type LeftPlaces = Map<string, Sight>;

/** How often each rule was used. */
export type RuleCounts = Map<string, number>;

interface Comparison {
  readonly differences: readonly string[];
  readonly rules: readonly (typeof RULES)[number][];
}

/** What differs between the two sites, but for what the rules allow. */
function compare(pair: Pair): Comparison {
  const rules = RULES.filter((rule) => rule.holds(pair));
  const expected = rules.reduce((plain, rule) => rule.adapt({ ...pair, plain }), pair.plain);
  const names = Object.keys(expected) as (keyof Sight)[];
  const isSame = (name: keyof Sight) =>
    name === 'top'
      ? Math.abs(expected.top - pair.app.top) <= SAME_PLACE_PX
      : expected[name] === pair.app[name] ||
        // A heading at the very edge counts for either side.
        (name === 'section' && expected.top !== pair.app.top && Math.abs(expected.top - pair.app.top) <= SAME_PLACE_PX);
  const differences = names
    .filter((name) => !isSame(name))
    .map((name) => `${name}: ${JSON.stringify(pair.app[name])} instead of ${JSON.stringify(expected[name])}`);
  return { differences, rules };
}

/** Wakes the application as a moving pointer does, and waits until it has taken the page over. */
async function wake(page: Page): Promise<void> {
  await onPage(async () => {
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  });
}

/** Holds back every script of the application from now on; 0 for none. */
async function slowDown(page: Page, delayMs: number): Promise<void> {
  await page.unroute(SCRIPTS);
  if (delayMs === 0) return;
  await page.route(SCRIPTS, async (route) => {
    await new Promise((pause) => setTimeout(pause, delayMs));
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  });
}

/** Marks a document. @returns whether the application has still to take it over */
const markSleep = (page: Page) =>
  onPage(() =>
    page.evaluate(() => {
      window.isMarked = true;
      return !document.documentElement.hasAttribute('data-hydrated');
    }),
  );

const isMarked = (page: Page) => onPage(() => page.evaluate(() => window.isMarked === true));

/** What is known of a walk so far. */
interface Course {
  readonly wasResized: boolean;
  readonly leftPlaces: LeftPlaces;
  readonly counts: RuleCounts;
}

/** Takes one step on both sites. @returns what then differs; nothing when all is as it should be */
async function takeBoth(
  { plain, app }: Readers,
  step: Step,
  { wasResized, leftPlaces, counts }: Course,
): Promise<readonly string[]> {
  if (step.do === 'wake') await wake(app);
  if (step.do === 'line') await slowDown(app, step.delayMs);
  const isAsleep = await markSleep(app);
  await Promise.all([take(plain, step), take(app, step)]);
  const seen = await settle(plain);
  const key = await plain.evaluate(() => navigation.currentEntry?.key ?? '');
  const left = leftPlaces.get(key);
  await arrive(app);
  const wasAsleep = isAsleep && (await isMarked(app));
  const end = Date.now() + PATIENCE_MS;
  let lastTop: number | undefined;
  for (;;) {
    const pair = { step, wasResized, wasAsleep, left, plain: seen, app: await look(app) };
    const { differences, rules } = compare(pair);
    // Twice at one place, since the application may still be moving.
    if (differences.length === 0 && pair.app.top === lastTop) {
      for (const rule of rules) {
        counts.set(rule.name, (counts.get(rule.name) ?? 0) + 1);
        await rule.follow?.(plain, pair);
      }
      leftPlaces.set(key, pair.app);
      return [];
    }
    if (Date.now() > end) return differences;
    lastTop = differences.length === 0 ? pair.app.top : undefined;
    await app.waitForTimeout(20);
    await passFrames(app);
  }
}

/** A step after which the application was not where the plain site was. */
export interface Failure {
  readonly step: Step;
  readonly differences: readonly string[];
}

/** Takes both readers through the same steps. @returns the first step after which they differ */
export async function walk(readers: Readers, steps: readonly Step[], counts: RuleCounts): Promise<Failure | undefined> {
  const leftPlaces: LeftPlaces = new Map();
  let wasResized = false;
  for (const step of steps) {
    wasResized ||= step.do === 'resize' || step.do === 'rotate';
    const differences = await takeBoth(readers, step, { wasResized, leftPlaces, counts }).catch((error: unknown) => [
      String(error),
    ]);
    if (differences.length > 0) return { step, differences };
  }
  return undefined;
}
