import type { Nodes, Paragraph } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Expression } from 'estree';
import { PACKAGE_MANAGERS, type PackageCommand } from '#shared/install.ts';

/** An element on lines of its own, or one in a line of text. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Allowed HTML tags that may be in a line of text. */
export const INLINE_TAGS = 'a abbr b br code del em i img kbd mark span strong sub sup'.split(' ');

/** True for whitespace and comments. */
export function isBlank(node: Nodes): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  return isExpression && node.data?.estree?.body.length === 0;
}

/** True for a paragraph that the compiler unwraps: of only JSX, and not only of tags that belong in text. */
export function isUnwrapped({ children }: Paragraph): boolean {
  const parts = children.filter((child) => !isBlank(child));
  const isText = parts.every((part) => isJsx(part) && INLINE_TAGS.includes(part.name ?? ''));
  return parts.length === 0 || (parts.every(isJsx) && !isText);
}

/** The content of an element as the compiler sees it: without blank text and unwrapped paragraphs. */
export function unwrapped(children: readonly Nodes[]): readonly Nodes[] {
  return children
    .flatMap((child) => (child.type === 'paragraph' && isUnwrapped(child) ? child.children : [child]))
    .filter((child) => !isBlank(child));
}

/** Value of an attribute: text or an expression; null for a name alone, undefined without the attribute. */
export function attributeOf({ attributes }: JsxElement, name: string) {
  return attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name)?.value;
}

/** A string attribute of an element; `checkJsx` rejects others. */
export function jsxText(node: JsxElement, name: string): string | undefined {
  const value = attributeOf(node, name);
  return typeof value === 'string' ? value : undefined;
}

/** The command of a `<PackageManagerTabs>`: a string, or an object literal with a string for each package manager. */
export function commandOf(node: JsxElement): PackageCommand | undefined {
  const command = attributeOf(node, 'command');
  if (typeof command === 'string') return command || undefined;
  const statement = command?.data?.estree?.body[0];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expression?.type === 'Literal' && typeof expression.value === 'string') return expression.value;
  if (expression?.type !== 'ObjectExpression') return undefined;
  const pairs = expression.properties
    .filter((property) => property.type === 'Property')
    .map(({ key, value }) => [
      key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '',
      value.type === 'Literal' ? value.value : undefined,
    ]);
  const commands = Object.fromEntries(pairs) as Record<string, unknown>;
  const isWhole = PACKAGE_MANAGERS.every((manager) => typeof commands[manager] === 'string');
  return isWhole ? (commands as Exclude<PackageCommand, string>) : undefined;
}

type MdxExpression = Extract<Nodes, { readonly type: 'mdxFlowExpression' | 'mdxTextExpression' }>;

/** Text of a literal, a field such as `frontmatter.title`, or a comment (empty); undefined for other expressions. */
export function expressionText({ data }: MdxExpression, frontmatter: unknown): string | undefined {
  const valueOf = (expression: Expression): unknown => {
    if (expression.type === 'Literal') return expression.value;
    if (expression.type === 'Identifier' && expression.name === 'frontmatter') return frontmatter;
    if (expression.type === 'MemberExpression' && expression.object.type !== 'Super') {
      const object = (valueOf(expression.object) ?? {}) as Readonly<Record<string, unknown>>;
      const { property } = expression;
      const isName = property.type === 'Identifier' && !expression.computed;
      const name = isName ? property.name : property.type === 'Literal' ? String(property.value) : '';
      // Every object inherits `constructor`, which is no field.
      return Object.hasOwn(object, name) ? object[name] : undefined;
    }
    return undefined;
  };
  const [statement] = data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return '';
  const value = valueOf(statement.expression);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
