import type { Options } from '@mdx-js/rollup';
import type { Nodes, Paragraph, Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import type { Processor } from 'unified';
import { isBlank, isJsx, isUnwrapped } from '../../content/jsx.ts';
import { nodesIn } from '../../content/nodes-in.ts';
import type { PageContext } from '../page-context.ts';
import { replaceNode } from './hast.ts';
import { recmaPrivateFrontmatter, remarkOwnFrontmatter } from './own-frontmatter.ts';
import { rehypeCode } from './rehype-code.ts';
import { rehypeElements, rehypeHtmlTags } from './rehype-elements.ts';
import { rehypeHeadingAnchors, rehypeHeadingIds } from './rehype-heading-ids.ts';
import { rehypeStatic } from './rehype-static.ts';
import { remarkBlocks } from './remark-blocks.ts';

/** All plugins from MDX to a module, in the order that they need. @param html receives the page's static strings */
export function mdxOptions(tree: Root, context: PageContext, html: string[]): Options {
  return {
    remarkPlugins: [[reuseTree, tree], remarkOwnFrontmatter, [remarkBlocks, context]],
    rehypePlugins: [
      rehypeHtmlTags,
      [rehypeHeadingIds, context],
      rehypeSlug,
      rehypeHeadingAnchors,
      [rehypeElements, context],
      [rehypeCode, context],
      [rehypeStatic, html],
    ],
    recmaPlugins: [recmaPrivateFrontmatter],
  };
}

/** Gives the compiler the tree instead of letting it parse the page again. */
function reuseTree(this: Processor, tree: Root): void {
  for (const node of nodesIn<Nodes>(tree)) {
    if (node.type === 'paragraph' && !isUnwrapped(node)) keepParagraph(node);
  }
  this.parser = () => tree;
}

/** MDX unwraps every paragraph without text of its own, and drops its spaces. It leaves other nodes shown as `<p>`. */
function keepParagraph(node: Paragraph): void {
  const isText = (child: Nodes) => !isJsx(child) && child.type !== 'mdxTextExpression' && !isBlank(child);
  if (node.children.some(isText)) return;
  replaceNode<Nodes>(node, { type: 'emphasis', data: { hName: 'p' }, children: node.children });
}
