import type { Addressing } from '#shared/address.ts';
import type { Lang } from '#shared/page.ts';
import { decodePath } from '#shared/path.ts';
import type { Site } from '#shared/site.ts';
import type { Texts } from '#shared/texts.ts';
import { toolCards, type ToolCards } from '#shared/tool-family.ts';
import { coloredOutputsOf, type ColoredOutputFiles, type ColoredOutputs } from '../content/colored-outputs.ts';
import type { DownloadLinks } from '../content/examples/downloads.ts';
import type { ErrorLines } from '../content/examples/error-lines.ts';
import type { ImageSize } from '../content/image-size.ts';
import type { NameLinks } from '../content/name-links.ts';
import type { IndexedPage } from '../content/page-index.ts';
import type { SourcePage } from '../content/read-page.ts';

/** Everything that a page is compiled from besides its text. */
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

/** Facts from the rest of the site that a page is compiled with. */
interface Surroundings {
  readonly site: Site;
  /** Sizes of the images of all pages, as last read: a page compiles again when one of its images changes size. */
  readonly sizes: ReadonlyMap<string, ImageSize | undefined>;
  readonly outputs: ColoredOutputFiles;
  readonly linksOf: (page: IndexedPage) => NameLinks | undefined;
}

/** The context of a page. */
export function pageContext(page: IndexedPage, { site, sizes, outputs, linksOf }: Surroundings): PageContext {
  const { lang, version, routePath } = page.entry;
  const { lang: defaultLang, multiVersion, origin, markdown, themeConfig } = site.config;
  return {
    lang,
    version,
    // Only the settings that addresses depend on: compiled pages are cached by their context.
    addressing: { lang: defaultLang, ...(multiVersion && { multiVersion }) },
    address: origin + routePath,
    headingIds: page.headingIds,
    texts: site.locales[lang].texts,
    showLineNumbers: markdown.showLineNumbers,
    defaultWrapCode: themeConfig.defaultWrapCode,
    imageSizes: Object.fromEntries(imagesOf(page.source).map((image) => [image, sizes.get(image)])),
    coloredOutputs: coloredOutputsOf(page, outputs),
    downloads: page.downloads,
    errorLines: page.source.errorLines,
    nameLinks: linksOf(page),
    tools: site.tools && toolCards(site.tools, lang),
  };
}

/** Paths of a page's images in the public folder. */
export const imagesOf = ({ assets }: SourcePage): readonly string[] => assets.map(({ target }) => decodePath(target));
