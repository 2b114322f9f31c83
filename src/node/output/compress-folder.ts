import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from './content-type.ts';

const LEVELS = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/**
 * Writes `.br` and `.gz` beside each text file of a folder, at the best level, for hosts that send such files.
 * @returns how many files it compressed
 */
export async function compressFolder(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
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
