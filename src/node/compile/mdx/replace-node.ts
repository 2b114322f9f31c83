/** Replaces a node in place, so that no plugin needs its parent. */
export function replaceNode<Node extends object>(node: Node, by: Node): void {
  for (const key of Object.keys(node)) delete node[key as keyof Node];
  Object.assign(node, by);
}
