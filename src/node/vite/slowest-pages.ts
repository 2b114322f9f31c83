import type { PageTime } from '../output/prerender-input.ts';

const LISTED = 5;

/** The five pages that took longest, the slowest first, a line each. */
export function slowestPages(times: readonly PageTime[]): string {
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, LISTED);
  return [
    'Slowest pages:',
    ...slowest.map(({ routePath, ms }) => `${ms.toFixed(0).padStart(6)} ms  ${routePath}`),
  ].join('\n');
}
