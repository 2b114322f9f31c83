import { NO_CACHE } from '#node/content/disk-cache.ts';
import type { EmitInput } from '#node/output/emit/emitter.ts';
import { site } from './site.ts';

/** Input of an emitter: the test site without pages, headers and packages, in this project. */
export function emitInput(said: Partial<EmitInput> = {}): EmitInput {
  return {
    site,
    pages: [],
    markdown: async () => '',
    headers: {},
    packages: { versions: {}, overrides: {}, peersOf: () => [] },
    place: { root: process.cwd(), contentDir: 'content', publicDir: 'public' },
    cache: NO_CACHE,
    ...said,
  };
}
