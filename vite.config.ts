import { defineConfig } from 'vite';
import { siteBuild } from './src/node/vite/site-build.ts';
import { site } from './src/site/config.ts';
import { prerender } from './prerender.ts';

// A function, so that old sites do not stay in memory: each restart of the dev server loads this module again, and Node
// never frees a loaded module or its exports.
export default defineConfig(() =>
  siteBuild({
    root: import.meta.dirname,
    site,
    contentDir: 'content',
    publicDir: 'public',
    outDir: process.env['OUT_DIR'] ?? 'dist',
    prerender,
    stats: process.env['BUILD_STATS'] !== undefined,
  }),
);
