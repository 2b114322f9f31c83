/** Checks a page's Markdown for mistakes that would display wrongly or not at all. */

import { slug } from 'github-slugger';
import type { Code, Link, Nodes, Paragraph, Root, Table, TableRow, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { CALLOUT_KINDS } from '#shared/mdx.ts';
import type { Frontmatter } from '#shared/schema/frontmatter.ts';
import { fenceProblems, parseFence } from './fence.ts';
import { expressionText } from './jsx.ts';
import { nodesIn } from './nodes-in.ts';
import { changedLanguage, knowsLanguage } from './prism.ts';
import { calloutKind, markerOf } from './callout-marker.ts';
import { ENTRY_DAY } from './section-text.ts';
import { problem, type Problem } from './problem.ts';

/** Spaces other than the normal one, which look like it or like nothing: full-width, no-break, zero-width. */
const OTHER_SPACE = /[^\S \t]|[\u200B\u2060]/;
const SPACE_FIX = 'a space after the ``` is full-width or invisible; write it again as a normal space';

/**
 * What nobody sees in code: no-break and zero-width spaces and soft hyphens break a copied command, and marks of the
 * direction show code in another order than it runs.
 */
const UNSEEN = /[\u00A0\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/;

const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;

/** Marks that Markdown shows as written, and how to fix each. */
const SHOWN_MARKS = [
  [/\[[^\][]+\]\[[^\][]*\]|\[\^[^\][]+\]/, 'nothing defines what it refers to; put backticks around text'],
  [
    /\[[^\][]+\](?:（|\(| \(\/)|【[^【】]+】[（(]\//,
    'for a link write [words](/address), with half-width brackets and no space in the address or before it',
  ],
  [/^#{2,6}[^ \t\n#]\S*/m, 'for a heading write a normal space after the last "#"'],
  [/^(?:[-*+]|\d+[.)])[^\S \t\n]\S*/m, 'for a list write a normal space after its mark'],
  [/^｜/m, 'for a table write "|"'],
  [
    /\S*\*\*\S*/,
    'for bold text write the asterisks at both ends, and punctuation outside of them; put backticks around asterisks that are text',
  ],
  [/`\S*/, 'code ends with as many backticks as it begins with; write a backtick that is text as "`` ` ``"'],
  [/^:::\S*|【!\w+】/m, 'for a callout write a quote that begins with a kind such as [!NOTE]'],
] as const;

/** All problems in a page's Markdown. Expressions, which may refer to the frontmatter, are not checked without it. */
export function checkMarkdown(tree: Root, file: string, frontmatter?: Frontmatter): readonly Problem[] {
  const nodes = nodesIn<Nodes>(tree);
  const problems = nodes.flatMap((node) =>
    reasonsFor(node, frontmatter).map((reason) => problem({ file, ...node.position?.start }, reason)),
  );
  const tables = nodes.flatMap((node) => (node.type === 'table' ? checkTable(node, file) : []));
  // A "|" in code ends its cell, and so leaves marks of code in two cells.
  const marks = nodes.flatMap((node) => (node.type === 'text' && tables.length === 0 ? checkMarks(node, file) : []));
  return [...problems, ...indentedText(tree, file), ...tables, ...marks];
}

/** Lines that are code in other Markdown, but in MDX, where tags may be indented, are text that joins into one line. */
function indentedText({ children }: Root, file: string): readonly Problem[] {
  const indented = children.filter(({ type, position }) => type === 'paragraph' && (position?.start.column ?? 1) > 4);
  const reason = 'an indented line is shown as text; write code between lines of ```, and text without the indent';
  return indented.map(({ position }) => problem({ file, ...position?.start }, reason));
}

/** A paragraph may be long, so the place is that of the mark: its column in the first line, else only its line. */
function checkMarks({ value, position }: Text, file: string): readonly Problem[] {
  const { line = 1, column = 1 } = position?.start ?? {};
  return SHOWN_MARKS.flatMap(([mark, fix]) => {
    const found = mark.exec(value);
    if (!found) return [];
    const below = value.slice(0, found.index).split('\n').length - 1;
    const place = { file, line: line + below, column: below === 0 ? column + found.index : 1 };
    return [problem(place, `"${found[0]}" is shown as it is written; ${fix}`)];
  });
}

function checkTable({ children: [header, ...rows] }: Table, file: string): readonly Problem[] {
  if (!header) return [];
  // Screen readers announce cells with their header, so headers must not be empty.
  const empty = header.children.find((cell) => toString(cell).trim() === '');
  const reason = 'a column of the table has no header; name it';
  return [
    ...(empty ? [problem({ file, ...empty.position?.start }, reason)] : []),
    ...rows.flatMap((row) => checkCells(row, header, file)),
  ];
}

/** Markdown leaves out the cells beyond the header, so their text would vanish. */
function checkCells(row: TableRow, header: TableRow, file: string): readonly Problem[] {
  const [count, wanted] = [row.children.length, header.children.length];
  if (count === wanted) return [];
  const advice =
    count > wanted
      ? 'write a "|" that is text as "\\|", in code too'
      : 'add the missing cells, or a blank line before text that is not a row';
  const reason = `the row has ${count} ${count === 1 ? 'cell' : 'cells'}, the header ${wanted}; ${advice}`;
  return [problem({ file, ...row.position?.start }, reason)];
}

/** Lines of a change that do not say whether they are added, removed or kept. */
function unsignedLines(code: string): readonly string[] {
  return code.split('\n').flatMap((line, index) => {
    if (/^(?:[+\- ]|$)/.test(line)) return [];
    return [`line ${index + 1} of the change begins with none of "+", "-" and a space: "${line}"`];
  });
}

function codeReasons(node: Code): readonly string[] {
  const { output, highlighted } = parseFence(node.meta);
  return [
    ...(knowsLanguage(node.lang ?? '')
      ? []
      : [`no highlighting for the language "${node.lang}"; write a known one, or text for none`]),
    ...(changedLanguage(node.lang ?? '') === undefined ? [] : unsignedLines(node.value)),
    ...fenceProblems(node.meta),
    ...(output ? [] : unseenReasons(node.value)),
    ...linesBeyond(node.value.split('\n').length, highlighted),
  ];
}

function reasonsFor(node: Nodes, frontmatter?: Frontmatter): readonly string[] {
  switch (node.type) {
    case 'code':
      return OTHER_SPACE.test(`${node.lang}${node.meta}`) ? [SPACE_FIX] : codeReasons(node);
    case 'inlineCode':
      return [
        // Markdown drops the space before the closing backticks only where the opening ones have one, too.
        ...(/^[^ ].*` $/.test(node.value)
          ? ['the space before the closing backticks is shown; write one after the opening backticks, too']
          : []),
        ...unseenReasons(node.value),
      ];
    case 'blockquote': {
      const marker = markerOf(node);
      if (marker === undefined || calloutKind(marker)) return [];
      const kinds = CALLOUT_KINDS.map((kind) => `[!${kind.toUpperCase()}]`).join(', ');
      return [`there is no callout [!${marker}]; there are ${kinds}`];
    }
    case 'listItem':
      return typeof node.checked === 'boolean' ? ['task lists are not shown; write a list without "[ ]"'] : [];
    case 'footnoteDefinition':
      return ['footnotes are not shown; write the note into the text'];
    case 'mdxjsEsm':
      return ['a page cannot import or export; components need no import'];
    case 'paragraph':
      return [
        ...(toString(node).split('\n').slice(1).some(isDelimiterRow)
          ? ['the line of dashes does not begin a table; write as many cells as in the line above']
          : []),
        // In a quote the marker stands further right.
        ...(node.position?.start.column === 1 && /^\[!\w+\]/.test(toString(node))
          ? ['a callout is a quote; write "> " before its marker and each line of its text']
          : []),
        ...dayReasons(toString(node)),
        ...(hasFullWidthImage(node) ? ['"！" is shown as it is written; for an image write "!"'] : []),
      ];
    case 'heading':
      // Damaged frontmatter ends like this.
      if (node.position?.start.line !== node.position?.end.line) {
        return ['the line below makes this text a heading; write "#" before a heading, or a blank line below text'];
      }
      if (node.children.some((child) => child.type === 'mdxTextExpression')) {
        return ['a heading holds an expression; outline and search need its words'];
      }
      // Signs alone give no address.
      return slug(toString(node)) === '' ? ['a heading has no words'] : [];
    case 'link':
      return [
        ...(node.url === '' ? ['the link has no address'] : []),
        ...(isBareAddress(node) && /[^!-~]/.test(toString(node))
          ? [`the link runs on to "${toString(node)}"; write a space after the address, or [words](address)`]
          : []),
        ...(toString(node, { includeImageAlt: true }).trim() === '' ? ['the link has no words'] : []),
      ];
    case 'image':
    case 'imageReference':
      return node.alt?.trim() ? [] : ['the image has no text for readers who cannot see it; write ![what it shows](…)'];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (!frontmatter || expressionText(node, frontmatter) !== undefined) return [];
      return [
        `{${node.value}} is not known at build time; write the words, a field such as {frontmatter.title}, or put backticks around braces that are text`,
      ];
    default:
      return [];
  }
}

/** Whether a link is an address alone, without marks around it. */
function isBareAddress({ children: [text], position }: Link): boolean {
  return text?.position?.start.offset === position?.start.offset;
}

function unseenReasons(code: string): readonly string[] {
  const line = code.split('\n').find((each) => UNSEEN.test(each));
  if (line === undefined) return [];
  return [
    `the code has an invisible character or no-break space, here shown as "␣": ${line.split(UNSEEN).join('␣')}; write it again`,
  ];
}

/** Whether a full-width mark stands before what would be an image: `！[…](a.png)`. */
function hasFullWidthImage({ children }: Paragraph): boolean {
  return children.some((node, at) => {
    const before = children[at - 1];
    return node.type === 'link' && IMAGE_FILE.test(node.url) && before?.type === 'text' && before.value.endsWith('！');
  });
}

/** The feed would be invalid with a day that no calendar has. */
function dayReasons(text: string): readonly string[] {
  const [, day] = ENTRY_DAY.exec(text) ?? [];
  if (day === undefined) return [];
  const date = new Date(day);
  // Of February 31 the date is March 3.
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return isDay ? [] : [`there is no day ${day}; write year, month and day of the entry, such as 2026-01-31`];
}

/** Below a line of text, this row makes a table of both if they have as many cells. */
function isDelimiterRow(line: string): boolean {
  return line.includes('|') && line.includes('-') && /^[\s|:-]+$/.test(line);
}

function linesBeyond(count: number, highlighted: ReadonlySet<number>): readonly string[] {
  // One line is enough: `{4-60}` would name fifty.
  const line = [...highlighted].find((each) => each > count);
  return line === undefined ? [] : [`line ${line} is to be highlighted, but the block ends at line ${count}`];
}
