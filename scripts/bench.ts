/**
 * Measures the site and fails when a figure is over its budget. `npm run bench -- lighthouse` runs one by name; `scale`,
 * which takes long, runs by name only.
 */

import { loadavg } from 'node:os';
import { devEdit } from './bench/dev-edit.ts';
import { earlyPresses } from './bench/early-presses.ts';
import { firstClick } from './bench/first-click.ts';
import { firstResult } from './bench/first-result.ts';
import { firstVisit } from './bench/first-visit.ts';
import { identicalBuilds } from './bench/identical-builds.ts';
import { measureLighthouse } from './bench/lighthouse.ts';
import { scale } from './bench/scale.ts';
import { taskTime } from './bench/task-time.ts';
import { thousandPages } from './bench/thousand-pages.ts';
import { verdict, type Measurement } from './bench/lib/row.ts';
import { printRow } from './bench/lib/table.ts';
import { removeCopiesAtExit } from './project-copy.ts';
import { checkArguments, main } from './run.ts';

const MEASUREMENTS: Readonly<Record<string, Measurement>> = {
  'first-visit': firstVisit,
  'thousand-pages': thousandPages,
  'early-presses': earlyPresses,
  'identical-builds': identicalBuilds,
  lighthouse: measureLighthouse,
  'dev-edit': devEdit,
  'task-time': taskTime,
  'first-click': firstClick,
  'first-result': firstResult,
  scale,
};
const BY_NAME_ONLY = ['scale'];

await main(async (wanted) => {
  removeCopiesAtExit();
  const all = Object.keys(MEASUREMENTS);
  checkArguments(wanted, all, `there are ${all.join(', ')}`);
  let failures = 0;
  for (const name of wanted.length > 0 ? wanted : all.filter((name) => !BY_NAME_ONLY.includes(name))) {
    const started = performance.now();
    console.log(`\n${name} (load of the machine ${loadavg()[0]?.toFixed(1)})`);
    try {
      const rows = (await MEASUREMENTS[name]?.()) ?? [];
      rows.forEach(printRow);
      failures += rows.filter((row) => verdict(row) === 'OVER').length;
    } catch (error) {
      failures++;
      console.error('  FAILED', error);
    }
    console.log(`  ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  if (failures > 0) throw new Error(`\n${failures} over budget or failed.`);
  console.log('\nAll within budget.');
});
