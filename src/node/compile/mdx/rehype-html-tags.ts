import type { Element, Nodes, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { nodesIn } from '../../content/nodes-in.ts';
import { replaceNode } from './hast.ts';

/** Turns HTML tags written as JSX (`<kbd>`, `<div className="…">`) into plain elements, which are static like prose. */
export function rehypeHtmlTags() {
  return (tree: Root) => {
    for (const node of nodesIn<Nodes>(tree)) {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') continue;
      if (node.name && /^[a-z]/.test(node.name)) replaceNode<Nodes>(node, toElement(node, node.name));
    }
  };
}

function toElement({ attributes, children }: MdxJsxFlowElementHast | MdxJsxTextElementHast, tagName: string): Element {
  const properties: Element['properties'] = {};
  for (const attribute of attributes) {
    // `checkJsx` fails the build on expressions.
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value } = attribute;
    if (value && typeof value === 'object') continue;
    if (name === 'className') properties['className'] = value?.split(' ') ?? [];
    else properties[name] = value ?? true;
  }
  return { type: 'element', tagName, properties, children };
}
