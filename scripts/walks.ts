/**
 * Random walks: `npm run test:walks`, of readers through the built site; `npm run test:walks -- writers`, of edits
 * under the dev server; `-- builds`, of edits between builds. `--walks` says how many, `--seed` where to start.
 */

import { parseArgs } from 'node:util';
import { removeCopiesAtExit } from './project-copy.ts';
import { walkThroughBuilds } from './walks/builds.ts';
import { walkReaders } from './walks/readers.ts';
import { walkWriters } from './walks/writers.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { walks: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const KINDS = {
  readers: { walk: walkReaders, walks: 500 },
  writers: { walk: walkWriters, walks: 300 },
  builds: { walk: walkThroughBuilds, walks: 20 },
} as const;
const [name = 'readers'] = positionals;
if (!Object.hasOwn(KINDS, name))
  throw new Error(`there are walks of ${Object.keys(KINDS).join(', ')}, not of "${name}"`);
const { walk, walks } = KINDS[name as keyof typeof KINDS];
const [first, count] = [Number(values.seed), Number(values.walks ?? walks)];
if (!Number.isInteger(first) || !Number.isInteger(count)) throw new Error('--walks and --seed take whole numbers');

removeCopiesAtExit();
const failed = await walk(first, count);
console.log(`\n${count - failed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
