/** Builds the site: `npm run build`. `--stats` also names the slowest pages; other arguments go to Vite. */

import { command, main, run } from './run.ts';

const STATS = '--stats';

await main((args) => {
  const others = args.filter((arg) => arg !== STATS);
  // Vite refuses options that it does not know.
  const env = { ...process.env, ...(args.includes(STATS) && { BUILD_STATS: '1' }) };
  process.exitCode = run(command('vite/bin/vite.js', 'build', ...others), env);
});
