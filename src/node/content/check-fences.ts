import type { Code, Nodes, Root } from 'mdast';
import { nodesIn } from './nodes-in.ts';
import { problem, type Problem } from './problem.ts';

/** Reports code blocks without an end: Markdown treats the text after them, or the rest of the page, as code. */
export function checkFences(tree: Root, source: string, file: string): readonly Problem[] {
  const lines = source.split('\n');
  return nodesIn<Nodes>(tree).flatMap((node) => {
    const reason = node.type === 'code' ? missingEnd(node, lines) : undefined;
    return reason === undefined ? [] : [problem({ file, ...node.position?.start }, reason)];
  });
}

function missingEnd({ value, position }: Code, lines: readonly string[]): string | undefined {
  if (!position) return undefined;
  const { start, end } = position;
  const [fence = ''] = /^[`~]+/.exec((lines[start.line - 1] ?? '').slice(start.column - 1)) ?? [];
  const inner = value.split('\n').findIndex((line) => /^ {0,3}[`~]{3,}\s*\w/.test(line) && line.includes(fence));
  if (inner !== -1) {
    return (
      `the block is not closed before line ${start.line + 1 + inner}, which begins another one; ` +
      `write ${fence} above that line, or use a longer fence around a block that shows such lines`
    );
  }
  const last = (lines[end.line - 1] ?? '').replace(/^[\s>]+/, '').trimEnd();
  const isClosed = end.line > start.line && last.startsWith(fence) && last === fence.charAt(0).repeat(last.length);
  return isClosed ? undefined : `the block is never closed; write ${fence} below its last line`;
}
