import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import glob from 'fast-glob';
import { isCompressible } from './content-type.ts';
import { HOST_FILES } from './emit/host-headers.ts';

/** Compresses for each `Content-Encoding`, the best first. @param quality of Brotli, from 0 to 11 */
export const COMPRESSORS = {
  br: (body: Buffer, quality: number) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** Writes `.br` and `.gz` beside each text file of a folder, for hosts that send such files. Returns how many it found. */
export async function compressFolder(folder: string): Promise<number> {
  // Hosts keep their own files from readers by name, but not the copies.
  const all = glob.sync('**', { cwd: folder, absolute: true, dot: true, ignore: [...HOST_FILES] });
  const files = all.filter(isCompressible);
  for (const file of files) {
    const body = readFileSync(file);
    const { br, gzip } = COMPRESSORS;
    const [brotli, gz] = await Promise.all([br(body, constants.BROTLI_MAX_QUALITY), gzip(body)]);
    writeFileSync(`${file}.br`, brotli);
    writeFileSync(`${file}.gz`, gz);
  }
  return files.length;
}
