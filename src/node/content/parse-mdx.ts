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
  return parser.parse(source);
}
