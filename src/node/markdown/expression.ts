import type { Expression } from 'estree';
import type { Nodes, Root } from 'mdast';
import { VFileMessage } from 'vfile-message';
import { parse } from 'yaml';
import { escapeMarkdown } from './escape.ts';

type MdxExpression = Extract<Nodes, { readonly type: 'mdxFlowExpression' | 'mdxTextExpression' }>;

/**
 * Writes the value of an expression in a page's text: a literal, `frontmatter.title`, or nothing for a comment.
 * @throws a VFileMessage with its place at any other expression
 */
export function createExpressionWriter(tree: Root): (node: MdxExpression) => string {
  const yaml = tree.children.find((node) => node.type === 'yaml')?.value;
  const valueOf = (expression: Expression): unknown => {
    if (expression.type === 'Literal') return expression.value;
    if (expression.type === 'Identifier' && expression.name === 'frontmatter') return parse(yaml ?? '') ?? {};
    if (expression.type === 'MemberExpression' && expression.object.type !== 'Super') {
      const object = valueOf(expression.object) as Readonly<Record<string, unknown>> | undefined;
      const { property } = expression;
      if (property.type === 'Identifier' && !expression.computed) return object?.[property.name];
      if (property.type === 'Literal') return object?.[String(property.value)];
    }
    return undefined;
  };
  return (node) => {
    const [statement] = node.data?.estree?.body ?? [];
    if (statement?.type !== 'ExpressionStatement') return '';
    const value = valueOf(statement.expression);
    if (typeof value === 'string') return escapeMarkdown(value);
    if (typeof value === 'number') return String(value);
    const reason = `{${node.value}} cannot be written as Markdown; write its words, or a field of the frontmatter`;
    throw new VFileMessage(reason, node);
  };
}
