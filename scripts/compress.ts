/** Writes `.br` and `.gz` beside the text files of `dist/`: `npm run compress`, after a build, for hosts that send them. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from '#node/output/compress-folder.ts';
import { main, ROOT, takeNoArguments } from './run.ts';

const dist = join(ROOT, 'dist');

await main(async (args) => {
  takeNoArguments(args, 'compress takes no arguments and works on dist/');
  if (!existsSync(dist)) throw new Error('There is no dist/ yet. Run "npm run build" first.');
  console.log(`${await compressFolder(dist)} files compressed.`);
});
