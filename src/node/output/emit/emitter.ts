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

/** Any other file in `dist/`. */
export interface BinaryFile {
  /** Path below `dist/`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A file that takes long to make, and is made only where it is needed. */
export interface DrawnFile {
  /** Path below `dist/`. */
  readonly path: string;
  readonly draw: (place: ContentRoots, cache: DiskCache) => Promise<Uint8Array>;
}

/** Input of an emitter. */
export interface EmitInput {
  readonly site: Site;
  readonly pages: readonly IndexedPage[];
  /** Complete Markdown of a page. */
  readonly markdown: (page: IndexedPage) => string;
  /** Headers for every response, by name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The project's packages, for the examples. */
  readonly packages: Packages;
  /** Reports issues that do not fail the build. */
  readonly warn: (message: string) => void;
}

/** One kind of build output: a function from the pages to files. */
export type Emitter<File extends OutputFile | BinaryFile | DrawnFile = OutputFile> = (
  input: EmitInput,
) => readonly File[];
