import type { ListItem, Nodes, PhrasingContent, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { jsxText } from '#node/content/jsx.ts';
import { nodesIn } from '#node/content/nodes-in.ts';
import { parseMdx } from '#node/content/parse-mdx.ts';

/** A text and its line. */
export interface StatedText {
  readonly text: string;
  readonly line: number;
}

/** One line of the list that begins the page of an option: `- **Default:** ` and what follows. */
export interface Fact extends StatedText {
  /** Texts of its code spans, in order. */
  readonly codes: readonly string[];
}

/** The list of facts of one option. */
export interface OptionFacts {
  /** The heading above: the name of the option. */
  readonly option: string;
  readonly line: number;
  readonly facts: Readonly<Partial<Record<FactName, Fact>>>;
}

export interface Row {
  readonly line: number;
  readonly cells: readonly Fact[];
}

/** The parts of a page that can be compared with the package. */
export interface ReferencePage {
  readonly file: string;
  readonly headings: readonly (StatedText & { readonly depth: number })[];
  /** Every code span. */
  readonly codes: readonly StatedText[];
  readonly options: readonly OptionFacts[];
  /** `<Since>` below headings. */
  readonly since: readonly { readonly heading: string; readonly version: string }[];
  /** Rows of the tables whose first column is "Flag". */
  readonly flagRows: readonly Row[];
  /** Texts of the fenced blocks. */
  readonly blocks: readonly StatedText[];
}

/** The facts that the list of an option states. */
export const FACT_NAMES = ['Type', 'Default', 'CLI', 'Scope', 'Since'] as const;
export type FactName = (typeof FACT_NAMES)[number];

/** Reads a page of the English reference. */
export function readReference(source: string, file: string): ReferencePage {
  const page = {
    headings: [] as ReferencePage['headings'][number][],
    codes: [] as StatedText[],
    blocks: [] as StatedText[],
    flagRows: [] as Row[],
    options: [] as OptionFacts[],
    since: [] as ReferencePage['since'][number][],
  };
  for (const node of nodesIn<Nodes>(parseMdx(source))) {
    const line = lineOf(node);
    if (node.type === 'heading') page.headings.push({ text: toString(node), line, depth: node.depth });
    if (node.type === 'inlineCode') page.codes.push({ text: node.value, line });
    if (node.type === 'code') page.blocks.push({ text: node.value, line });
    if (node.type === 'table' && toString(node.children[0]?.children[0] ?? node) === 'Flag') {
      page.flagRows.push(...node.children.slice(1).map(toRow));
    }
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Since') {
      page.since.push({ heading: page.headings.at(-1)?.text ?? '', version: jsxText(node, 'version') ?? '' });
    }
    if (node.type !== 'list') continue;
    const facts = Object.fromEntries(node.children.flatMap(toFact));
    const option = page.headings.at(-1)?.text ?? '';
    if (Object.keys(facts).length > 0) page.options.push({ option, line, facts });
  }
  return { file, ...page };
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

function codesOf(node: Nodes): readonly string[] {
  return nodesIn(node).flatMap((each) => (each.type === 'inlineCode' ? [each.value] : []));
}

function toRow(row: TableRow): Row {
  const cells = row.children.map((cell) => ({ text: toString(cell), line: lineOf(row), codes: codesOf(cell) }));
  return { line: lineOf(row), cells };
}

function toFact(item: ListItem): readonly [FactName, Fact][] {
  const [paragraph] = item.children;
  if (paragraph?.type !== 'paragraph') return [];
  const [first, ...rest] = paragraph.children;
  const name = FACT_NAMES.find((each) => first?.type === 'strong' && toString(first) === `${each}:`);
  if (!name) return [];
  const text = rest
    .map((part: PhrasingContent) => toString(part))
    .join('')
    .trim();
  return [[name, { text, line: lineOf(item), codes: codesOf(paragraph) }]];
}
