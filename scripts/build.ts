/** Builds the site: `npm run build`. `--stats` also names the slowest pages. */

import { command, main, run } from './run.ts';

const STATS = '--stats';

await main((args) => {
  // Options of Vite do not fit: `--outDir` does nothing, and `--base` changes only some of the addresses.
  const other = args.find((arg) => arg !== STATS);
  if (other !== undefined) {
    throw new Error(
      `build takes ${STATS} only, not "${other}"; the folder is set by OUT_DIR, the rest by vite.config.ts`,
    );
  }
  // Vite refuses options that it does not know.
  const env = { ...process.env, ...(args.includes(STATS) && { BUILD_STATS: '1' }) };
  process.exitCode = run(command('vite/bin/vite.js', 'build'), env);
});
