/** Builds the site: `npm run build`. `--stats` also names the slowest pages. */

import { checkArguments, command, main, run } from './run.ts';

const STATS = '--stats';

await main((args) => {
  // Options of Vite do not fit: `--outDir` does nothing, and `--base` changes only some of the addresses.
  checkArguments(args, [STATS], `there is only ${STATS}; OUT_DIR sets the folder, vite.config.ts the rest`);
  // Vite refuses options that it does not know.
  const env = { ...process.env, ...(args.includes(STATS) && { BUILD_STATS: '1' }) };
  process.exitCode = run(command('vite/bin/vite.js', 'build'), env);
});
