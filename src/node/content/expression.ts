import type { Expression } from 'estree';
import type { Nodes } from 'mdast';

type MdxExpression = Extract<Nodes, { readonly type: 'mdxFlowExpression' | 'mdxTextExpression' }>;

/** Text of a literal, a field such as `frontmatter.title`, or a comment (empty); undefined for other expressions. */
export function expressionText({ data }: MdxExpression, frontmatter: unknown): string | undefined {
  const valueOf = (expression: Expression): unknown => {
    if (expression.type === 'Literal') return expression.value;
    if (expression.type === 'Identifier' && expression.name === 'frontmatter') return frontmatter;
    if (expression.type === 'MemberExpression' && expression.object.type !== 'Super') {
      const object = valueOf(expression.object) as Readonly<Record<string, unknown>> | undefined;
      const { property } = expression;
      if (property.type === 'Identifier' && !expression.computed) return object?.[property.name];
      if (property.type === 'Literal') return object?.[String(property.value)];
    }
    return undefined;
  };
  const [statement] = data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return '';
  const value = valueOf(statement.expression);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
