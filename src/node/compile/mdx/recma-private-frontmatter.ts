import type { Program } from 'estree';

/**
 * Keeps `frontmatter` usable in a page's text (`{frontmatter.title}`) but out of its exports:
 * a module that exports more than components is reloaded, not replaced, by the dev server (docs/decisions.md, 10).
 */
export function recmaPrivateFrontmatter() {
  return (program: Program) => {
    program.body = program.body.map((statement) => {
      if (statement.type !== 'ExportNamedDeclaration') return statement;
      return statement.declaration?.type === 'VariableDeclaration' ? statement.declaration : statement;
    });
  };
}
