import { currentVersion } from '#shared/address.ts';
import { localize, markdownPath } from '#shared/path.ts';
import type { Site } from '#shared/site.ts';
import type { IndexedPage } from '../../content/page-index.ts';
import type { Emitter, LazyFile } from './emitter.ts';

/** First line of a copy: product and version, the page's address, and where all pages are listed. */
function firstLine({ entry }: IndexedPage, { config, locales }: Site): string {
  const isCurrent = entry.version === currentVersion(config);
  const version = isCurrent ? config.themeConfig.examplesVersion : entry.version;
  const { texts } = locales[entry.lang];
  const index = config.origin + localize('/llms.txt', entry.lang, config.lang);
  return [
    `> ${[config.title, version].filter(Boolean).join(' ')}`,
    config.origin + entry.routePath,
    `${texts.agents.index}${index}`,
  ].join(' · ');
}

/** A Markdown file for every page (spec 2.8). */
export const markdownCopies: Emitter<LazyFile> = ({ site, pages, markdown }) =>
  pages.map((page) => ({
    path: markdownPath(page.entry.routePath).slice(1),
    make: async () => `${firstLine(page, site)}\n\n${await markdown(page)}`,
  }));
