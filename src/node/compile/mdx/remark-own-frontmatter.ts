import type { Root } from 'mdast';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { VFile } from 'vfile';

/** Declares `frontmatter` in a page that uses the name. Few pages do, and parsing YAML once more takes long. */
export function remarkOwnFrontmatter() {
  const declare = (remarkMdxFrontmatter as () => (tree: Root, file: VFile) => void)();
  return (tree: Root, file: VFile) => {
    if (/\bfrontmatter\b/.test(String(file))) declare(tree, file);
  };
}
