/** Plain text below each heading of a page, for the search. */

import type { Nodes, Parents, Root, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Frontmatter } from '#shared/schema/frontmatter.ts';
import { parseFence } from './fence.ts';
import { attributeOf, expressionText, INLINE_TAGS, isJsx, jsxText, type JsxElement } from './jsx.ts';

export interface SectionText {
  /** Prose, tables and lists, with inline code. */
  readonly text: string;
  /** Code blocks with their titles. */
  readonly code: string;
  /** Names that the section defines, one a line: first cells, and bold text that opens a paragraph. Part of `text`. */
  readonly defined: string;
  /** Messages that the section explains in a table of errors. Also part of `text`. */
  readonly messages: readonly string[];
}

type Collected = Record<keyof SectionText, string[]>;

const nothing = (): Collected => ({ text: [], code: [], defined: [], messages: [] });

/** A paragraph or cell with a greater share of links is left out: it says nothing about its own section. */
const SIGNPOST_SHARE = 0.6;

/** One entry for the content before the first heading, then one per heading in order, also of those in components. */
export function readSections(tree: Root, frontmatter: Frontmatter): readonly SectionText[] {
  const sections = [nothing()];
  const read = (node: RootContent): void => {
    const current = sections.at(-1);
    if (node.type === 'heading') sections.push(nothing());
    else if (current) collect(node, current, frontmatter).forEach(read);
  };
  tree.children.forEach(read);
  return sections.map(({ text, code, defined, messages }) => {
    return { text: tidy(text), code: tidy(code), defined: defined.map((name) => tidy([name])).join('\n'), messages };
  });
}

const tidy = (texts: readonly string[]) => texts.join(' ').replace(/\s+/g, ' ').trim();

/** Reads a node and returns its inner blocks, which are read separately, so that words of adjacent blocks do not join. */
function collect(node: RootContent, into: Collected, frontmatter: Frontmatter): readonly RootContent[] {
  if (node.type === 'code') into.code.push(`${parseFence(node.meta).title ?? ''} ${node.value}`);
  else if (node.type === 'paragraph' || node.type === 'tableCell') {
    if (!isSignpost(node)) into.text.push(words(node, frontmatter));
    const [first] = node.children;
    if (node.type === 'paragraph' && first?.type === 'strong') into.defined.push(toString(node.children.slice(0, 3)));
    return [];
  } else if (node.type === 'tableRow') {
    const [first] = node.children;
    if (first) into.defined.push(words(first, frontmatter));
  } else if (node.type === 'table') into.messages.push(...messagesIn(node));
  else if (node.type === 'mdxFlowExpression') into.text.push(shownText(node, frontmatter));
  else if (node.type === 'mdxJsxFlowElement') {
    into.text.push(...shownAttributes(node));
    into.code.push(commandText(node));
  }
  return 'children' in node ? node.children : [];
}

/** Callout marker (`[!TIP]`): the theme shows a title instead. */
const CALLOUT_MARK = /^\[!\w+\]\s*/;

function words(node: Nodes, frontmatter: Frontmatter = {}): string {
  return shownText(node, frontmatter).replace(CALLOUT_MARK, '');
}

/** The text of a node as the page shows it: with fields of the frontmatter, without comments. */
export function shownText(node: Nodes, frontmatter: unknown): string {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return expressionText(node, frontmatter) ?? '';
  }
  if (node.type === 'break') return ' ';
  if (!('children' in node)) return toString(node, { includeImageAlt: true });
  const text = node.children.map((child) => shownText(child, frontmatter)).join('');
  if (!isJsx(node)) return text;
  const shown = [...shownAttributes(node), text].filter((each) => each !== '').join(' ');
  // Line breaks, items of a list and tabs end a word, also on one line.
  return INLINE_TAGS.includes(node.name ?? '') && node.name !== 'br' ? shown : ` ${shown} `;
}

/** The first heading of a table of errors (docs/style.md). */
const MESSAGE_HEADING = /^(?:Message|错误信息)$/;
/** A message of fewer words says too little to find its section. */
const MESSAGE_WORDS = 5;

/** The inline code in the first column of a table of errors. */
function messagesIn({ children: [header, ...rows] }: Table): readonly string[] {
  const [heading] = header?.children ?? [];
  if (!heading || !MESSAGE_HEADING.test(words(heading))) return [];
  return rows
    .flatMap(({ children: [first] }) => first?.children.filter(({ type }) => type === 'inlineCode') ?? [])
    .map((code) => tidy([words(code)]))
    .filter((message) => message.split(' ').length >= MESSAGE_WORDS);
}

/** An entry of the feed begins with its day. */
export const ENTRY_DAY = /^(\d{4}-\d{2}-\d{2})[.。]\s*/;

function isSignpost(node: Parents): boolean {
  if (ENTRY_DAY.test(toString(node))) return false;
  const length = (text: string) => text.replace(/[\s,.:;，。：；、]/g, '').length;
  const linked = node.children.filter(({ type }) => type === 'link').map((link) => length(toString(link)));
  const all = length(toString(node));
  return linked.length > 1 && linked.reduce((sum, each) => sum + each, 0) > all * SIGNPOST_SHARE;
}

/** Attributes that the page shows as text: labels of tabs, changes of features, and what images show. */
function shownAttributes(node: JsxElement): readonly string[] {
  return ['label', 'changed', 'alt'].flatMap((name) => jsxText(node, name) ?? []);
}

/** The commands of a `<PackageManagerTabs>`. */
function commandText(node: JsxElement): string {
  const command = attributeOf(node, 'command');
  const code = (typeof command === 'object' ? command?.value : command) ?? '';
  return code.replace(/[{}'",]/g, ' ');
}
