import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** Parses a page's source. @throws VFileMessage with a position when the MDX is malformed */
export function parseMdx(source: string): Root {
  const tree = parser.parse(source);
  trees.set(source, tree);
  const [oldest = ''] = trees.keys();
  if (trees.size > MOST_TREES) trees.delete(oldest);
  return tree;
}

/** Without JSX and expressions: these are text. As in MDX, lines may be indented, and HTML swallows no lines. */
const markdownParser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(function withoutHtml(this: Processor) {
    const data = this.data();
    (data.micromarkExtensions ??= []).push({ disable: { null: ['codeIndented', 'htmlFlow', 'htmlText'] } });
  });

/** Parses a page that is malformed MDX, to find its blocks of code. Never throws. */
export function parseMarkdown(source: string): Root {
  return markdownParser.parse(source);
}

/** Trees by source, the oldest first. A build reads all pages before it compiles any: until then, trees wait here. */
const trees = new Map<string, Root>();
/** A tree takes 20 to 80 KB. */
const MOST_TREES = 2000;

/** Lets go of all trees: Node never frees the modules of a dev server that restarts. */
export function forgetTrees(): void {
  trees.clear();
}

/** The tree of a source, for the caller to change: the one that `parseMdx` kept, or else a new one. */
export function takeTree(source: string): Root {
  const tree = trees.get(source) ?? parser.parse(source);
  trees.delete(source);
  return tree;
}
