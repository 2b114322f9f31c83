import type { Node, Nodes, Root } from 'mdast';
import { parse } from 'yaml';
import { parseFence } from '../../content/fence.ts';
import { changedLanguage } from '../../content/prism.ts';
import { calloutKind, markerOf } from '../../content/callout-marker.ts';
import { expressionText, isUnwrapped, unwrapped } from '../../content/jsx.ts';
import { shownText } from '../../content/section-text.ts';
import type { PageContext } from '../page-context.ts';
import { absoluteLink, escapeMarkdown, joinBlocks, linkTarget, linkText, type MarkdownWriter } from './writer.ts';
import { writeJsx } from './write-jsx.ts';

/**
 * Writes a page as plain Markdown, without JSX, imports and frontmatter. Markdown stays as the author wrote it, except
 * that addresses become absolute, fences keep only language and title, and callouts get a bold title.
 * @param tree of the source, before any plugin has changed it
 */
export function writeMarkdown(tree: Root, source: string, context: PageContext): string {
  function writerIn(isInCell: boolean): MarkdownWriter {
    const writer: MarkdownWriter = {
      context,
      isInCell,
      inline: (nodes) => (nodes[0] ? between(nodes, startOf(nodes[0]), endOf(nodes.at(-1) as Nodes), writer) : ''),
      blocks: (nodes) =>
        joinBlocks(nodes.map((node) => dedent(write(node, writer), (node.position?.start.column ?? 1) - 1))),
      text: (node) => shownText(node, frontmatterOf(tree)),
    };
    return writer;
  }
  const cellWriter = writerIn(true);

  /** The source between two offsets, with the nodes in it rewritten. */
  function between(nodes: readonly Nodes[], start: number, end: number, writer: MarkdownWriter): string {
    let at = start;
    let text = '';
    for (const node of nodes) {
      text += source.slice(at, startOf(node)) + write(node, writer);
      at = endOf(node);
    }
    return text + source.slice(at, end);
  }

  /** The Markdown of a node. Lines after the first keep the indent or quote marks of the source. */
  function write(node: Nodes, writer: MarkdownWriter): string {
    const [start, end] = [startOf(node), endOf(node)];
    const own = source.slice(start, end);
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
        return '';
      case 'code':
        return own.replace(/^(`{3,}|~{3,}).*/, (_, ticks: string) => ticks + fenceInfo(node.lang, node.meta));
      case 'link':
        // An autolink.
        if (!own.startsWith('[')) return own;
        return linkText(writer.inline(node.children), absoluteLink(node.url, context), node.title);
      case 'image':
        return `!${linkText(escapeMarkdown(node.alt ?? ''), absoluteLink(node.url, context), node.title)}`;
      case 'definition':
        // The label stays as written, with its escapes.
        return own.replace(
          /^(\[(?:\\.|[^\\\]])+\]:).*$/s,
          (_, label: string) => `${label} ${linkTarget(absoluteLink(node.url, context), node.title)}`,
        );
      case 'blockquote': {
        const kind = calloutKind(markerOf(node));
        const text = between(node.children, start, end, writer);
        if (!kind) return text;
        const title = `**${context.texts.callout[kind]}**`;
        const nextLine = `\n${prefixOf(node, source)}>`;
        return text.replace(
          /\[![A-Z]+\](?:\\(?=\n)|[ \t]*)(\n)?/,
          (_, alone?: string) => title + nextLine + (alone ?? `${nextLine} `),
        );
      }
      case 'paragraph':
        if (!isUnwrapped(node)) return between(node.children, start, end, writer);
        return withPrefix(writer.blocks(unwrapped([node])).trim(), prefixOf(node, source));
      case 'tableCell': {
        const [first, last] = [node.children[0], node.children.at(-1)];
        if (!first || !last) return own;
        // A bar that was no bar in the source, such as one in a value, would end the cell.
        const text = cellWriter.inline(node.children).replace(/\\.|\|/g, (found) => (found === '|' ? '\\|' : found));
        return source.slice(start, startOf(first)) + text + source.slice(endOf(last), end);
      }
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        // `checkMarkdown` fails the build on unknown expressions.
        return escapeMarkdown(expressionText(node, frontmatterOf(tree)) ?? '');
      case 'mdxJsxTextElement':
        return writeJsx(node, writer);
      case 'mdxJsxFlowElement':
        return withPrefix(writeJsx(node, writer), prefixOf(node, source));
      default:
        return 'children' in node ? between(node.children, start, end, writer) : own;
    }
  }

  return `${writerIn(false).blocks(tree.children)}\n`;
}

/** The frontmatter. Call only for an expression or code in a tag: few pages have one, and parsing YAML takes long. */
function frontmatterOf({ children }: Root): unknown {
  return parse(children.find((node) => node.type === 'yaml')?.value ?? '');
}

/** Language and title; other options are for the example tests and the display. `diff-ts` becomes a plain `diff`. */
function fenceInfo(language: string | null | undefined, meta: string | null | undefined): string {
  const { title } = parseFence(meta);
  const known = changedLanguage(language ?? '') === undefined ? (language ?? '') : 'diff';
  return [known, ...(title === undefined ? [] : [`title="${title}"`])].join(' ');
}

const startOf = (node: Node) => node.position?.start.offset ?? 0;
const endOf = (node: Node) => node.position?.end.offset ?? 0;

/** Line prefix of a node: the text before it, with list markers replaced by blanks. */
function prefixOf(node: Nodes, source: string): string {
  const { offset = 0, column = 1 } = node.position?.start ?? {};
  return source.slice(offset - (column - 1), offset).replace(/[^>\s]/g, ' ');
}

/** Removes up to `width` quote marks and blanks from every line but the first. */
function dedent(text: string, width: number): string {
  return width === 0 ? text : text.replace(new RegExp(`\\n[ \\t>]{1,${width}}`, 'g'), '\n');
}

/** Adds the prefix to every line but the first, without trailing blanks. */
function withPrefix(text: string, prefix: string): string {
  return prefix === ''
    ? text
    : text.replace(/\n(.?)/g, (_, next: string) => `\n${next ? prefix : prefix.trimEnd()}${next}`);
}
