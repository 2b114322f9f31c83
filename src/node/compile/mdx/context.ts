import type { Addressing } from '#shared/address.ts';
import type { Lang } from '#shared/page.ts';
import type { Texts } from '#shared/texts.ts';
import type { ToolCards } from '#shared/tool-family.ts';
import type { ColoredOutputs } from '../../content/colored-outputs.ts';
import type { DownloadLinks } from '../../content/examples/downloads.ts';
import type { ErrorLines } from '../../content/examples/error-lines.ts';
import type { NameLinks } from '../../content/name-links.ts';
import type { ImageSize } from '../../content/image-size.ts';

/** Facts about a page for the compiler's plugins. */
export interface PageContext {
  readonly lang: Lang;
  /** Empty on a site without versions. */
  readonly version: string;
  readonly addressing: Addressing;
  /** The page's absolute address, for links in its Markdown copy. */
  readonly address: string;
  /** Ids of all headings in order, taken from the English page (docs/decisions.md, 16). */
  readonly headingIds: readonly string[];
  readonly texts: Texts;
  readonly showLineNumbers: boolean;
  readonly defaultWrapCode: boolean;
  /** Sizes of the site's own images by path from the root; undefined for unreadable ones. */
  readonly imageSizes: Readonly<Record<string, ImageSize | undefined>>;
  readonly coloredOutputs?: ColoredOutputs | undefined;
  readonly downloads: DownloadLinks;
  readonly errorLines: ErrorLines;
  /** Addresses of the documented names that the page's code uses. */
  readonly nameLinks?: NameLinks | undefined;
  readonly tools?: ToolCards | undefined;
}
