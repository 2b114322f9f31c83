import type { Element, ElementContent, Nodes, Properties, Root } from 'hast';
import { nodesIn } from '../../content/nodes-in.ts';

/** Shorthand for an element. */
export function h(tagName: string, properties: Properties, children: readonly ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children: [...children] };
}

/** All elements of a tree or of an element, in order. */
export function elementsIn(tree: Root | Element): readonly Element[] {
  return nodesIn<Nodes>(tree).filter((node) => node.type === 'element');
}

export function text(value: string): ElementContent {
  return { type: 'text', value };
}

/** Replaces a node in place, so that no plugin needs its parent. */
export function replaceNode<Node extends object>(node: Node, by: Node): void {
  for (const key of Object.keys(node)) delete node[key as keyof Node];
  Object.assign(node, by);
}
