import type { Program } from 'estree';

/**
 * Stops exporting `frontmatter` but keeps it for the page's text (`{frontmatter.title}`): the dev server reloads
 * modules that export anything besides components, instead of replacing them (docs/decisions.md, 10).
 */
export function recmaPrivateFrontmatter() {
  return (program: Program) => {
    program.body = program.body.map((statement) => {
      if (statement.type !== 'ExportNamedDeclaration') return statement;
      return statement.declaration?.type === 'VariableDeclaration' ? statement.declaration : statement;
    });
  };
}
