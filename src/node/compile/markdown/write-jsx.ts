/** Writes JSX as Markdown: one entry per component and per HTML tag with a meaning. */

import { PACKAGE_MANAGERS, packageCommand } from '#shared/install.ts';
import type { MdxComponentName } from '#shared/mdx.ts';
import type { ToolCard } from '#shared/tool-family.ts';
import { commandOf, jsxText, unwrapped, type JsxElement } from '../../content/jsx.ts';
import { sinceLine } from '../mdx/remark-blocks.ts';
import { absoluteLink, codeSpan, escapeMarkdown, joinBlocks, linkText, type MarkdownWriter } from './writer.ts';

type JsxWriter = (node: JsxElement, writer: MarkdownWriter) => string;

/** One tab: label, then content. */
const choice = (label: string, body: string) => `**${escapeMarkdown(label)}**\n\n${body}`;

const COMPONENTS: Readonly<Record<MdxComponentName, JsxWriter>> = {
  Tabs: (node, writer) => writer.blocks(unwrapped(node.children)),
  Tab: (node, writer) => choice(jsxText(node, 'label') ?? '', contentOf(node, writer).trim()),
  PackageManagerTabs: (node) => {
    // `checkJsx` fails the build on a missing command.
    const command = commandOf(node) ?? '';
    const fence = (text: string) => `\`\`\`sh\n${text}\n\`\`\``;
    return PACKAGE_MANAGERS.map((manager) => choice(manager, fence(packageCommand(command, manager)))).join('\n\n');
  },
  ToolFamily: (_, { context: { tools } }) => {
    if (!tools) return '';
    const card = (tool: ToolCard) =>
      `- ${linkText(escapeMarkdown(tool.name), tool.url)}: ${escapeMarkdown(tool.description)}`;
    const cards = tools.cards.map(card).join('\n');
    return joinBlocks([`## ${escapeMarkdown(tools.title)}`, escapeMarkdown(tools.tagline), cards]);
  },
  Since: (node, { context: { texts } }) => escapeMarkdown(sinceLine(node, texts)),
};

const marked =
  (mark: string): JsxWriter =>
  (node, writer) =>
    mark + writer.inline(node.children) + mark;

const code: JsxWriter = (node, writer) => codeSpan(writer.text(node).replace(/\s+/g, ' '));

/** A list with one item per line. In a table cell its items are parted by semicolons. */
const list =
  (between: string, markOf: (index: number) => string): JsxWriter =>
  (node, writer) => {
    const items = unwrapped(node.children).map((item) => writer.blocks([item]).trim());
    if (writer.isInCell) return items.join('; ');
    const lines = items.map((item, index) => {
      const mark = markOf(index);
      return mark + item.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
    });
    // In the text of an outer item, a list begins a line.
    return (node.type === 'mdxJsxTextElement' ? '\n' : '') + lines.join(between);
  };

/** HTML tags; others are reduced to their content. */
const TAGS: Readonly<Record<string, JsxWriter>> = {
  a: (node, writer) => linkText(contentOf(node, writer), absoluteLink(jsxText(node, 'href') ?? '', writer.context)),
  img: (node, { context }) =>
    `!${linkText(escapeMarkdown(jsxText(node, 'alt') ?? ''), absoluteLink(jsxText(node, 'src') ?? '', context))}`,
  b: marked('**'),
  strong: marked('**'),
  em: marked('*'),
  i: marked('*'),
  code,
  kbd: code,
  del: marked('~~'),
  br: () => ' ',
  hr: () => '---',
  ul: list('\n', () => '- '),
  ol: list('\n', (index) => `${index + 1}. `),
  dl: list('\n\n', () => ''),
  dt: (node, writer) => `**${contentOf(node, writer)}**`,
  summary: (node, writer) => `**${contentOf(node, writer)}**`,
};

/** Writes an element. Never throws: unknown elements are reduced to their content. */
export const writeJsx: JsxWriter = (node, writer) => {
  const name = node.name ?? '';
  const write = Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name as MdxComponentName] : TAGS[name];
  return write ? write(node, writer) : contentOf(node, writer);
};

function contentOf(node: JsxElement, writer: MarkdownWriter): string {
  return node.type === 'mdxJsxTextElement' ? writer.inline(node.children) : writer.blocks(node.children);
}
