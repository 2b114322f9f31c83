/** Serves `dist/` as a CDN would. `PORT` sets the wanted port. */

import { createStaticServer, listen, readPort } from '#node/output/static-server.ts';
import { builtSite, checkArguments, main } from './run.ts';

const DEFAULT_PORT = '4173';

await main(async (args) => {
  checkArguments(args, [], 'set the port with PORT=8080 npm run preview');
  const wanted = readPort(process.env['PORT'] ?? DEFAULT_PORT);
  const port = await listen(createStaticServer(builtSite()), wanted);
  if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken; using ${port}.`);
  console.log(`The site: http://localhost:${port}/`);
});
