import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { nodesIn } from '#node/content/nodes-in.ts';
import { parseMdx } from '#node/content/parse-mdx.ts';

/** The words of a paragraph, heading, list item or table cell. */
export interface Passage {
  /** Its words, with `GAP` for code. */
  readonly text: string;
  readonly line: number;
}

/** Placeholder for code: a character that no text has, so that the words around it do not count as adjacent. */
export const GAP = '\u{FFFC}';

/** The lines of a page, blank where they belong to a block of code. */
export function linesOutsideCode(source: string): readonly string[] {
  let opened = '';
  return source.split('\n').map((line) => {
    const [, fence = ''] = /^\s*(`{3,})/.exec(line) ?? [];
    if (opened === '') {
      opened = fence;
      return fence === '' ? line : '';
    }
    if (fence.length >= opened.length) opened = '';
    return '';
  });
}

/**
 * The passages of a page, without code and frontmatter.
 * @throws a VFileMessage when the MDX is malformed
 */
export function passagesOf(source: string): readonly Passage[] {
  return nodesIn<Nodes>(parseMdx(source)).flatMap((node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return [];
    return [{ text: node.children.map(words).join(''), line: node.position?.start.line ?? 1 }];
  });
}

function words(node: Nodes): string {
  if (node.type === 'inlineCode') return ` ${GAP} `;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(words).join('') : toString(node);
}
