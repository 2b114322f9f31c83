/** Builds the generated site in a copy of the project; see `sites.ts`. */

import { join } from 'node:path';
import { defineConfig } from 'vite';
import { prerender } from '../../../prerender.ts';
import { siteBuild } from '../../../src/node/vite/site-build.ts';
import { site } from './generated-site.ts';

export default defineConfig(() =>
  siteBuild({
    root: join(import.meta.dirname, '../../..'),
    site,
    contentDir: 'content',
    publicDir: 'public',
    outDir: 'dist',
    prerender,
  }),
);
