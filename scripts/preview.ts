/** Serves `dist/` as a CDN would. `PORT` names the wanted port. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createStaticServer, listen } from '#node/static-server.ts';

const DEFAULT_PORT = 4173;

const dist = join(import.meta.dirname, '../dist');
if (!existsSync(dist)) {
  console.error('There is no dist/ yet. Run "npm run build" first, or "npm start" for both.');
  process.exit(1);
}

const wanted = Number(process.env['PORT'] ?? DEFAULT_PORT);
const port = await listen(createStaticServer(dist), wanted);
if (port !== wanted) console.log(`Port ${wanted} is taken; using ${port}.`);
console.log(`The site: http://localhost:${port}/`);
