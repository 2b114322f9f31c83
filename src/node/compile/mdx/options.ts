import type { Options } from '@mdx-js/rollup';
import rehypeSlug from 'rehype-slug';
import type { Processor } from 'unified';
import { takeTree } from '../../content/parse-mdx.ts';
import type { ContextOf } from './context.ts';
import { recmaPrivateFrontmatter } from './recma-private-frontmatter.ts';
import { rehypeCode } from './rehype-code.ts';
import { rehypeHeadingAnchors, rehypeHeadingIds } from './rehype-heading-ids.ts';
import { rehypeHtmlTags } from './rehype-html-tags.ts';
import { rehypeImages } from './rehype-images.ts';
import { rehypeLinks } from './rehype-links.ts';
import { rehypeStatic } from './rehype-static.ts';
import { rehypeTables } from './rehype-tables.ts';
import { remarkCallouts } from './remark-callouts.ts';
import { remarkMarkdownCopy } from './remark-markdown-copy.ts';
import { remarkOwnFrontmatter } from './remark-own-frontmatter.ts';
import { remarkPackageManagerTabs } from './remark-package-manager-tabs.ts';
import { remarkSince } from './remark-since.ts';

export interface MdxHooks {
  readonly contextOf: ContextOf;
  /** Called with a page's static strings after compiling it. */
  readonly onHtml: (path: string, html: readonly string[]) => void;
  /** Called with a page's Markdown copy while compiling it. */
  readonly onMarkdown: (path: string, markdown: string) => void;
}

/** Takes the tree that the page index has made of the page, instead of parsing the page again. */
function remarkTakeTree(this: Processor): void {
  this.parser = takeTree;
}

/** All plugins from MDX to a module. The order matters: ids before anchors, everything before `rehypeStatic`. */
export function mdxOptions({ contextOf, onHtml, onMarkdown }: MdxHooks): Options {
  return {
    remarkPlugins: [
      remarkTakeTree,
      [remarkMarkdownCopy, { contextOf, onMarkdown }],
      remarkOwnFrontmatter,
      [remarkCallouts, { contextOf }],
      remarkPackageManagerTabs,
      [remarkSince, { contextOf }],
    ],
    rehypePlugins: [
      rehypeHtmlTags,
      [rehypeHeadingIds, { contextOf }],
      rehypeSlug,
      rehypeHeadingAnchors,
      [rehypeLinks, { contextOf }],
      [rehypeImages, { contextOf }],
      rehypeTables,
      [rehypeCode, { contextOf }],
      [rehypeStatic, { onHtml }],
    ],
    recmaPlugins: [recmaPrivateFrontmatter],
    // The rendering page passes the components in; content imports nothing.
    development: false,
  };
}
