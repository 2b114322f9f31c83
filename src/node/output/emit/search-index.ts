import { brotliCompressSync, constants } from 'node:zlib';
import { LANGS } from '#shared/page.ts';
import { searchFiles } from '../search-files.ts';
import type { Emitter } from './emitter.ts';

/** Limit for the first search's download, in bytes (goal: under 150 KB at 5,000 pages). */
export const WARN_BYTES = 150_000;
/** Accurate enough for a warning, and fast on megabytes. */
const BROTLI_QUALITY = 5;

/** The files of the local search; warns when an index is too large. */
export const searchIndex: Emitter = ({ site, pages, warn }) => {
  const { folder, files } = searchFiles(pages, site);
  for (const lang of LANGS) {
    const text = files.find(({ path }) => path === `${folder}/${lang}.json`)?.text ?? '';
    if (text.length < WARN_BYTES) continue;
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
    const bytes = brotliCompressSync(text, options).length;
    if (bytes > WARN_BYTES) warn(tooLarge(lang, bytes));
  }
  return files;
};

function tooLarge(lang: string, bytes: number): string {
  const size = Math.round(bytes / 1000);
  return (
    `The local search index of "${lang}" is ${size} KB after brotli, over the ${WARN_BYTES / 1000} KB that a first search ` +
    `should load. Switch on the hosted engine: \`search.hosted\` in src/site/config.ts, then \`npm run search:push\`.`
  );
}
