/**
 * How readers ask for a section, in its author's words: a comment directly below the heading.
 * `{/* search: my mock is ignored; rs.mock not working *\/}`
 */

import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { problem, type Problem } from './problem.ts';

const COMMENT = /^\s*\/\*\s*search\s*[:：]([^]*)\*\/\s*$/;
const SEPARATOR = /[;；]/;

/** The phrases of a comment that holds some; undefined for every other node. */
export function searchPhrasesOf(node: Nodes | undefined): readonly string[] | undefined {
  if (node?.type !== 'mdxFlowExpression' && node?.type !== 'mdxTextExpression') return undefined;
  const said = COMMENT.exec(node.value)?.[1];
  return said
    ?.split(SEPARATOR)
    .map((phrase) => phrase.replace(/\s+/g, ' ').trim())
    .filter((phrase) => phrase !== '');
}

/** Finds comments that are empty, or that stand anywhere but directly below a heading. */
export function checkSearchPhrases(tree: Root, file: string): readonly Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node, index = 0, parent) => {
    const phrases = searchPhrasesOf(node);
    if (!phrases) return;
    const fail = (reason: string) => problems.push(problem({ file, ...node.position?.start }, reason));
    const before = parent === tree ? tree.children[index - 1] : undefined;
    if (phrases.length === 0)
      fail('the comment "search:" has no phrases; write some, with ";" between them, or drop it');
    if (searchPhrasesOf(before)) fail('this heading has search phrases already; put all of them into one comment');
    else if (before?.type !== 'heading' || node.type !== 'mdxFlowExpression')
      fail('search phrases stand in a line of their own, directly below the heading of their section');
  });
  return problems;
}
