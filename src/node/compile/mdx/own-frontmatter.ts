import type { Root } from 'mdast';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { VFile } from 'vfile';
import type { Program } from 'estree';

/** Declares `frontmatter` in a page that uses the name. Few pages do, and parsing YAML once more takes long. */
export function remarkOwnFrontmatter() {
  const declare = (remarkMdxFrontmatter as () => (tree: Root, file: VFile) => void)();
  return (tree: Root, file: VFile) => {
    if (/\bfrontmatter\b/.test(String(file))) declare(tree, file);
  };
}

/** Keeps `frontmatter` private: the dev server reloads modules with other exports (docs/decisions.md, 10). */
export function recmaPrivateFrontmatter() {
  return (program: Program) => {
    program.body = program.body.map((statement) => {
      if (statement.type !== 'ExportNamedDeclaration') return statement;
      return statement.declaration?.type === 'VariableDeclaration' ? statement.declaration : statement;
    });
  };
}
