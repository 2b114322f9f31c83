import type { Element, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/**
 * HTML tags that an author writes as JSX (`<kbd>`, `<div className="…">`) become plain elements,
 * so that they are static like all other prose. Tags with expressions stay as they are.
 */
export function rehypeHtmlTags() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const element = toElement(node);
      if (element && parent && index !== undefined) parent.children[index] = element;
    });
  };
}

function toElement({ name, attributes, children }: MdxJsxFlowElementHast | MdxJsxTextElementHast): Element | undefined {
  if (!name || !/^[a-z][a-z\d]*$/.test(name)) return undefined;
  const properties: Element['properties'] = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    const { name: key, value } = attribute;
    // An expression: React has to work it out.
    if (typeof value === 'object' && value !== null) return undefined;
    if (key === 'className') properties['className'] = value?.split(' ') ?? [];
    else properties[key] = value ?? true;
  }
  return { type: 'element', tagName: name, properties, children };
}
