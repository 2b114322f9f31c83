/** Indentation of Markdown blocks in lists, quotes and indented tags. */

import type { Nodes } from 'mdast';

/** Line prefix of a node: the text before it, with list markers replaced by blanks. */
export function prefixOf(node: Nodes, source: string): string {
  const { offset = 0, column = 1 } = node.position?.start ?? {};
  return source.slice(offset - (column - 1), offset).replace(/[^>\s]/g, ' ');
}

/** Removes up to `width` quote marks and blanks from every line but the first. */
export function dedent(text: string, width: number): string {
  return width === 0 ? text : text.replace(new RegExp(`\\n[ \\t>]{1,${width}}`, 'g'), '\n');
}

/** Adds the prefix to every line but the first, without trailing blanks. */
export function withPrefix(text: string, prefix: string): string {
  return prefix === ''
    ? text
    : text.replace(/\n(.?)/g, (_, next: string) => `\n${next ? prefix : prefix.trimEnd()}${next}`);
}
