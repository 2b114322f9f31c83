import type { Addressing } from '#shared/address.ts';
import type { Lang } from '#shared/page.ts';
import type { Texts } from '#shared/texts.ts';
import type { ToolCards } from '#shared/tool-family.ts';
import type { ImageSize } from '../../content/image-sizes.ts';

/** What the steps of the compiler need to know of the page that they are at. */
export interface PageContext {
  readonly lang: Lang;
  /** Empty on a site without versions. */
  readonly version: string;
  /** What addresses within the site hang on. */
  readonly addressing: Addressing;
  /** The page's whole address, for links that are read elsewhere. */
  readonly address: string;
  /** Ids of all headings in order; those of the English twin (docs/decisions.md, 16). */
  readonly headingIds: readonly string[];
  readonly texts: Texts;
  readonly showLineNumbers: boolean;
  readonly defaultWrapCode: boolean;
  /** Sizes of the site's own images by path from the root; one that cannot be read has none. */
  readonly imageSizes: Readonly<Record<string, ImageSize | undefined>>;
  /** The tool family as the landing block shows it, in the page's language. */
  readonly tools?: ToolCards | undefined;
}

/** Finds the context of a file by its absolute path. */
export type ContextOf = (path: string) => PageContext;
