import { decodePath } from '#shared/path.ts';
import type { Site } from '#shared/site.ts';
import { toolCards } from '#shared/tool-family.ts';
import { coloredOutputsOf, type ColoredOutputFiles } from '../content/colored-outputs.ts';
import type { ImageSize } from '../content/image-size.ts';
import type { NameLinks } from '../content/name-links.ts';
import type { IndexedPage } from '../content/page-index.ts';
import type { SourcePage } from '../content/read-page.ts';
import type { PageContext } from './mdx/context.ts';

/** Facts from the rest of the site that a page is compiled with. */
interface Surroundings {
  readonly site: Site;
  /** Sizes of the images of all pages, as last read: a page compiles again when one of its images changes size. */
  readonly sizes: ReadonlyMap<string, ImageSize | undefined>;
  readonly outputs: ColoredOutputFiles;
  readonly linksOf: (page: IndexedPage) => NameLinks | undefined;
}

/** Everything that a page is compiled from besides its text. */
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
