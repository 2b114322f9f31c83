import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import glob from 'fast-glob';
import { isText } from './content-type.ts';

const LEVELS = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** Writes `.br` and `.gz` beside each text file of a folder, for hosts that send such files. Returns how many it found. */
export async function compressFolder(folder: string): Promise<number> {
  const files = glob.sync('**', { cwd: folder, absolute: true, dot: true }).filter(isText);
  for (const file of files) {
    const body = readFileSync(file);
    await Promise.all(
      Object.entries(LEVELS).map(async ([ending, compress]) => {
        writeFileSync(`${file}.${ending}`, await compress(body));
      }),
    );
  }
  return files.length;
}
