import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** An element on lines of its own, or one in a line of text. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
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
