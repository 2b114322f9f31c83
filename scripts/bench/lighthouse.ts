/** Lighthouse for mobile with its own simulated throttling. */

import lighthouse, { type Result } from 'lighthouse';
import { freePort } from '../free-port.ts';
import { writeBarePages } from './lib/bare-page.ts';
import { withBrowser } from './lib/browser.ts';
import { median, spread, type Budget, type Row } from './lib/row.ts';
import { withServer } from './lib/server.ts';
import { DOC_PAGE, realSite } from './lib/sites.ts';
import { visit } from './lib/visit.ts';

const RUNS = 7;
/** On a busy machine Lighthouse may miss the start of its own recording (NO_NAVSTART). */
const ATTEMPTS = 3;
const PAGES = [
  { path: '/', language: 'en-US' },
  { path: DOC_PAGE, language: 'en-US' },
  // A Chinese reader, since an English one would be redirected to the English page (spec 4).
  { path: `/zh${DOC_PAGE}`, language: 'zh-CN' },
] as const;
/** The same articles as bare pages: their blocking time is that of browser and machine. */
const CONTROLS = PAGES.slice(1);

const SCORES: Readonly<Record<string, Budget>> = {
  performance: { min: 100 },
  accessibility: { min: 100 },
  'best-practices': { min: 100 },
  seo: { min: 100 },
};

interface Metric {
  readonly audit: string;
  readonly name: string;
  readonly unit: string;
  /** How many units of the audit are one of `unit`. */
  readonly scale: number;
  readonly budget: Budget;
}

const METRICS: readonly Metric[] = [
  { audit: 'largest-contentful-paint', name: 'LCP', unit: 's', scale: 1000, budget: { max: 1 } },
  { audit: 'total-blocking-time', name: 'TBT', unit: 'ms', scale: 1, budget: { max: 10 } },
  { audit: 'cumulative-layout-shift', name: 'CLS', unit: '', scale: 1, budget: { max: 0 } },
];

export async function measureLighthouse(): Promise<readonly Row[]> {
  const { dist } = await realSite();
  return withServer(dist, async (origin) => {
    const bare = await withBrowser(async (browser) => {
      // Warm-up: the server compresses a file at its first request, a CDN has done so before.
      for (const { path, language } of PAGES) await visit(browser, origin + path, language);
      const paths = CONTROLS.map(({ path }) => path);
      return writeBarePages(browser, origin, paths);
    });
    return withServer(bare, async (plain) => {
      const results = PAGES.map((): Result[] => []);
      const controls = CONTROLS.map((): Result[] => []);
      for (let run = 0; run < RUNS; run++) {
        for (const [index, { path, language }] of PAGES.entries()) {
          results[index]?.push(await audit(origin + path, language));
        }
        for (const [index, { path, language }] of CONTROLS.entries()) {
          controls[index]?.push(await audit(plain + path, language));
        }
      }
      return [
        ...PAGES.flatMap(({ path }, index) => rowsOf(path, results[index] ?? [])),
        ...CONTROLS.map(({ path }, index) => controlRow(path, controls[index] ?? [])),
        speedRow([...results, ...controls].flat()),
      ];
    });
  });
}

function controlRow(path: string, results: readonly Result[]): Row {
  const blocked = results.map((result) => numberOf(result, 'total-blocking-time'));
  return { name: `${path}, bare: TBT`, value: median(blocked), unit: 'ms', note: spread(blocked) };
}

/** Lighthouse times the machine before each run. */
function speedRow(results: readonly Result[]): Row {
  const speeds = results.map(({ environment }) => environment.benchmarkIndex);
  return { name: 'speed of the machine: benchmarkIndex', value: median(speeds), unit: '', note: spread(speeds) };
}

function numberOf({ audits }: Result, audit: string): number {
  return audits[audit]?.numericValue ?? NaN;
}

/** Audits a page. A run that Lighthouse could not record is repeated and logged. */
async function audit(url: string, language: string): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const result = await auditOnce(url, language);
    const { finalDisplayedUrl, runtimeError } = result;
    if (!runtimeError && finalDisplayedUrl === url) return result;
    if (!runtimeError) throw new Error(`${url} led to ${finalDisplayedUrl}`);
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse, ${url}: ${runtimeError.message}`);
    console.log(`  ${url}: attempt ${attempt} is repeated, Lighthouse says ${runtimeError.code}`);
  }
}

async function auditOnce(url: string, language: string): Promise<Result> {
  const port = await freePort();
  // A new browser for each run, so that nothing is left of the one before.
  const args = [`--remote-debugging-port=${port}`, `--accept-lang=${language}`];
  const run = await withBrowser(() => lighthouse(url, { port, output: 'json', logLevel: 'error', locale: 'en' }), args);
  if (!run) throw new Error(`Lighthouse gave no result for ${url}`);
  return run.lhr;
}

function rowsOf(path: string, results: readonly Result[]): readonly Row[] {
  const scores = Object.entries(SCORES).map(([category, budget]): Row => {
    const values = results.map((result) => Math.round((result.categories[category]?.score ?? NaN) * 100));
    const failed = new Map(results.flatMap((result) => failedAudits(result, category)));
    const notes = [...failed].map(([id, reason]) => `not passed: ${id} (${reason})`);
    return { name: `${path}: ${category}`, value: median(values), unit: '', budget, note: notes.join('; ') };
  });
  const metrics = METRICS.map(({ audit, name, unit, scale, budget }): Row => {
    const values = results.map((result) => numberOf(result, audit) / scale);
    return { name: `${path}: ${name}`, value: median(values), unit, budget, note: spread(values, 3) };
  });
  return [...scores, ...metrics];
}

/** Audits that cost the category points, with Lighthouse's explanation. */
function failedAudits({ categories, audits }: Result, category: string): readonly (readonly [string, string])[] {
  return (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const found = audits[id];
    if (weight === 0 || found?.score === undefined || found.score === null || found.score >= 1) return [];
    return [[id, found.displayValue ?? found.explanation ?? found.title] as const];
  });
}
