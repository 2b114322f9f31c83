/**
 * Random walks: `npm run test:walks`, of readers through the built site; `npm run test:walks -- writers`, of edits
 * under the dev server; `-- builds`, of edits between builds. `--walks` says how many, `--seed` where to start.
 */

import { parseArgs } from 'node:util';
import { removeCopiesAtExit } from './project-copy.ts';
import { main } from './run.ts';

/** Loaded only when walked, so that a wrong argument is answered at once. */
const KINDS = {
  readers: { load: async () => (await import('./walks/readers.ts')).walkReaders, walks: 500 },
  writers: { load: async () => (await import('./walks/writers.ts')).walkWriters, walks: 300 },
  builds: { load: async () => (await import('./walks/builds.ts')).walkThroughBuilds, walks: 20 },
} as const;

await main(async (args) => {
  removeCopiesAtExit();
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { walks: { type: 'string' }, seed: { type: 'string', default: '1' } },
  });
  const [name = 'readers', second] = positionals;
  const wrong = Object.hasOwn(KINDS, name) ? second : name;
  if (wrong !== undefined) {
    throw new Error(`there are walks of ${Object.keys(KINDS).join(', ')}, one kind a run, not of "${wrong}"`);
  }
  const { load, walks } = KINDS[name as keyof typeof KINDS];
  const [first, count] = [Number(values.seed), Number(values.walks ?? walks)];
  if (!Number.isInteger(first) || !Number.isInteger(count)) throw new Error('--walks and --seed take whole numbers');
  if (count <= 0) throw new Error('--walks takes a number above 0');
  const walk = await load();
  const failed = await walk(first, count);
  console.log(`\n${count - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
