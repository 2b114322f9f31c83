import type { Lang, PageData } from '#shared/page.ts';
import type { Frontmatter } from '#shared/schema/frontmatter.ts';
import { pageData } from '#shared/page-data.ts';
import type { IndexedPage } from '#node/content/page-index.ts';
import { NOTHING_READ, type SourcePage } from '#node/content/read-page.ts';

/** Data of a doc page, with the given overrides. */
export function dataWith(data: Partial<PageData> = {}): PageData {
  return {
    routePath: '/guide/a',
    lang: 'en',
    title: 'A',
    headingTitle: 'A',
    frontmatter: {},
    pageType: 'doc',
    toc: [],
    version: '',
    lastUpdatedTime: '',
    _relativePath: 'en/guide/a.mdx',
    ...data,
  };
}

interface PageParts extends Partial<SourcePage> {
  readonly routePath: string;
  readonly title?: string;
  readonly version?: string;
  readonly lastUpdatedTime?: string;
}

/** A page of the index with one first-level heading, from a path such as `en/guide/a.mdx`. */
export function indexedPage(relativePath: string, parts: PageParts): IndexedPage {
  const { routePath, title = 'A', version = '', lastUpdatedTime = '', ...said } = parts;
  const frontmatter: Frontmatter = said.frontmatter ?? {};
  const source: SourcePage = {
    ...NOTHING_READ,
    frontmatter,
    hash: '0123456789ab',
    headings: [{ text: title, id: 'a', depth: 1, charIndex: 0, line: 1 }],
    errors: [],
    ...said,
  };
  const entry = {
    title,
    routePath,
    lang: relativePath.slice(0, 2) as Lang,
    toc: [],
    frontmatter,
    version,
    _relativePath: relativePath,
  };
  return {
    entry,
    data: pageData(entry, { headingTitle: title, lastUpdatedTime }),
    path: `/project/content/${relativePath}`,
    file: `content/${relativePath}`,
    headingIds: source.headings.map(({ id }) => id),
    text: '',
    source,
    phrases: new Map(),
    downloads: {},
  };
}
