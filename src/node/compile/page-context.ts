import type { Addressing } from '#shared/address.ts';
import { decodePath } from '#shared/path.ts';
import type { Site } from '#shared/site.ts';
import { toolCards } from '#shared/tool-family.ts';
import { coloredOutputsOf, type ColoredOutputFiles } from '../content/colored-outputs.ts';
import type { ImageSize } from '../content/image-size.ts';
import type { NameLinks } from '../content/name-links.ts';
import type { IndexedPage } from '../content/page-index.ts';
import type { SourcePage } from '../content/read-page.ts';

export type PageContext = ReturnType<typeof pageContext>;

/**
 * Everything that a page is compiled from besides its text.
 * @param sizes of the images of all pages, as last read: a page compiles again when one of its images changes size
 */
export function pageContext(
  page: IndexedPage,
  site: Site,
  sizes: ReadonlyMap<string, ImageSize | undefined>,
  outputs: ColoredOutputFiles,
  nameLinks: NameLinks | undefined,
) {
  const { lang, version, routePath } = page.entry;
  const { lang: defaultLang, multiVersion, origin, markdown, themeConfig } = site.config;
  // Only the settings that addresses depend on: compiled pages are cached by their context.
  const addressing: Addressing = { lang: defaultLang, ...(multiVersion && { multiVersion }) };
  return {
    lang,
    version,
    addressing,
    /** The page's absolute address, for links in its Markdown copy. */
    address: origin + routePath,
    headingIds: page.headingIds,
    texts: site.locales[lang].texts,
    showLineNumbers: markdown.showLineNumbers,
    defaultWrapCode: themeConfig.defaultWrapCode,
    /** By path from the root; undefined for unreadable ones. */
    imageSizes: Object.fromEntries(imagesOf(page.source).map((image) => [image, sizes.get(image)])),
    coloredOutputs: coloredOutputsOf(page, outputs),
    downloads: page.downloads,
    errorLines: page.source.errorLines,
    nameLinks,
    tools: site.tools && toolCards(site.tools, lang),
  };
}

/** Paths of a page's images in the public folder. */
export const imagesOf = ({ assets }: SourcePage): readonly string[] => assets.map(({ target }) => decodePath(target));
