/** Makes a node another one in place, so that no pass needs its parent. */
export function replaceNode<Node extends object>(node: Node, by: Node): void {
  for (const key of Object.keys(node)) delete node[key as keyof Node];
  Object.assign(node, by);
}
