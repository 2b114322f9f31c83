/** Writes `.br` and `.gz` beside the text files of `dist/`: `npm run compress`, after a build, for hosts that send them. */

import { compressFolder } from '#node/output/compress.ts';
import { builtSite, checkArguments, main } from './run.ts';

await main(async (args) => {
  checkArguments(args, [], 'compress takes no arguments and works on dist/');
  console.log(`${await compressFolder(builtSite())} files compressed.`);
});
