/** Markdown in Markdown: what stands before the lines of a block within a list, a quote or an indented tag. */

import type { Nodes } from 'mdast';

/** What the lines of a node begin with: the text before it, with list marks as blanks. */
export function prefixOf(node: Nodes, source: string): string {
  const { offset = 0, column = 1 } = node.position?.start ?? {};
  return source.slice(offset - (column - 1), offset).replace(/[^>\s]/g, ' ');
}

/** Takes up to `width` marks and blanks off every line but the first. */
export function dedent(text: string, width: number): string {
  return width === 0 ? text : text.replace(new RegExp(`\\n[ \\t>]{1,${width}}`, 'g'), '\n');
}

/** Puts the prefix before every line but the first; none is left with blanks at its end. */
export function withPrefix(text: string, prefix: string): string {
  return prefix === ''
    ? text
    : text.replace(/\n(.?)/g, (_, next: string) => `\n${next ? prefix : prefix.trimEnd()}${next}`);
}
