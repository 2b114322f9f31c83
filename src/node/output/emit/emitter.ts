import type { Site } from '#shared/site.ts';
import type { IndexedPage } from '../../content/page-index.ts';

/** A file of `dist/`. */
export interface OutputFile {
  /** Path below `dist/`. */
  readonly path: string;
  readonly text: string;
}

/** What an emitter makes its files from. */
export interface EmitInput {
  readonly site: Site;
  readonly pages: readonly IndexedPage[];
  /** A page as Markdown, whole. */
  readonly markdown: (page: IndexedPage) => string;
  /** Headers that every answer carries, by name. */
  readonly headers: Readonly<Record<string, string>>;
  /** Tells whoever builds what is allowed and yet not well. */
  readonly warn: (message: string) => void;
}

/** One output of the build: a function from the pages to files. */
export type Emitter = (input: EmitInput) => readonly OutputFile[];
