import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/**
 * Parses a page's source to a syntax tree with positions.
 * @throws VFileMessage with a position when the MDX is malformed
 */
export function parseMdx(source: string): Root {
  const tree = parser.parse(source);
  last = { source, tree };
  return tree;
}

let last: { readonly source: string; readonly tree: Root } | undefined;

/** The tree of a source, for the caller to change. Not parsed again right after `parseMdx`, as after an edit. */
export function takeTree(source: string): Root {
  const tree = last?.source === source ? last.tree : parser.parse(source);
  last = undefined;
  return tree;
}
