import type { Site } from '#shared/site.ts';
import type { Packages } from '../../content/examples/packages.ts';
import type { DiskCache } from '../../content/disk-cache.ts';
import type { ContentRoots } from '../../content/page-files.ts';
import type { IndexedPage } from '../../content/page-index.ts';

/** A file of text in `dist/`. */
export interface OutputFile {
  /** Path below `dist/`. */
  readonly path: string;
  readonly text: string;
}

/** A file that takes long to make, or is not text; the dev server makes it only when it is requested. */
export interface LazyFile extends Pick<OutputFile, 'path'> {
  readonly make: () => string | Uint8Array | Promise<string | Uint8Array>;
}

export interface EmitInput {
  readonly site: Site;
  readonly pages: readonly IndexedPage[];
  readonly markdown: (page: IndexedPage) => Promise<string>;
  /** Headers for every response, by name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly packages: Packages;
  readonly place: ContentRoots;
  readonly cache: DiskCache;
}

/** One kind of build output: a function from the pages to files. */
export type Emitter<File extends OutputFile | LazyFile = OutputFile> = (input: EmitInput) => readonly File[];
