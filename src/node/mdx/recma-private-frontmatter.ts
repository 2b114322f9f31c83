import type { Program } from 'estree';

/**
 * Keeps `frontmatter` usable in a page's text (`{frontmatter.title}`) but out of its exports:
 * a module that exports more than components is reloaded, not replaced, by the dev server (house decision 10).
 */
export function recmaPrivateFrontmatter() {
  return (program: Program) => {
    program.body = program.body.map((statement) => {
      if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') {
        return statement;
      }
      const [declared] = statement.declaration.declarations;
      const isFrontmatter = declared?.id.type === 'Identifier' && declared.id.name === 'frontmatter';
      return isFrontmatter ? statement.declaration : statement;
    });
  };
}
