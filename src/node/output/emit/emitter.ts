import type { Site } from '#shared/site.ts';
import type { IndexedPage } from '../../content/page-index.ts';

/** A file in `dist/`. */
export interface OutputFile {
  /** Path below `dist/`. */
  readonly path: string;
  readonly text: string;
}

/** Input of an emitter. */
export interface EmitInput {
  readonly site: Site;
  readonly pages: readonly IndexedPage[];
  /** Complete Markdown of a page. */
  readonly markdown: (page: IndexedPage) => string;
  /** Headers for every response, by name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Reports issues that do not fail the build. */
  readonly warn: (message: string) => void;
}

/** One kind of build output: a function from the pages to files. */
export type Emitter = (input: EmitInput) => readonly OutputFile[];
