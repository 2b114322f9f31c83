/** Serves `dist/` as a CDN would. `PORT` sets the wanted port. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPort } from '#node/output/port.ts';
import { createStaticServer, listen } from '#node/output/static-server.ts';
import { main, ROOT, takeNoArguments } from './run.ts';

const DEFAULT_PORT = '4173';

const dist = join(ROOT, 'dist');

await main(async (args) => {
  takeNoArguments(args, 'set the port with PORT=8080 npm run preview');
  const wanted = readPort(process.env['PORT'] ?? DEFAULT_PORT);
  if (!existsSync(dist)) {
    throw new Error('There is no dist/ yet. Run "npm run build" first, or "npm start" for both.');
  }
  const port = await listen(createStaticServer(dist), wanted);
  if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken; using ${port}.`);
  console.log(`The site: http://localhost:${port}/`);
});
