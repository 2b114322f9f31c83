import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/**
 * The syntax tree of a page's source, with places.
 * @throws a VFileMessage with a place when the MDX is malformed
 */
export function parseMdx(source: string): Root {
  return parser.parse(source);
}
