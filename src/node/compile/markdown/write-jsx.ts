/** Writes JSX as Markdown: one entry per component and per HTML tag with a meaning. */

import { PACKAGE_MANAGERS, packageCommand } from '#shared/install.ts';
import type { MdxComponentName } from '#shared/mdx.ts';
import type { ToolCard } from '#shared/tool-family.ts';
import { commandOf, jsxText, type JsxElement } from '../../content/jsx.ts';
import { sinceLine } from '../mdx/remark-blocks.ts';
import { absoluteLink, escapeMarkdown, joinBlocks, linkText, type MarkdownWriter } from './writer.ts';

type JsxWriter = (node: JsxElement, writer: MarkdownWriter) => string;

/** One tab: label, then content. */
const choice = (label: string, body: string) => `**${escapeMarkdown(label)}**\n\n${body}`;

const COMPONENTS: Readonly<Record<MdxComponentName, JsxWriter>> = {
  Tabs: (node, writer) => writer.blocks(node.children),
  Tab: (node, writer) => choice(jsxText(node, 'label') ?? '', writer.blocks(node.children)),
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
  Since: (node, { context: { texts } }) => sinceLine(node, texts),
};

const marked =
  (mark: string): JsxWriter =>
  (node, writer) =>
    mark + writer.inline(node.children) + mark;

/** HTML tags; others are reduced to their content. */
const TAGS: Readonly<Record<string, JsxWriter>> = {
  a: (node, writer) => linkText(contentOf(node, writer), absoluteLink(jsxText(node, 'href') ?? '', writer.context)),
  img: (node, { context }) =>
    `!${linkText(escapeMarkdown(jsxText(node, 'alt') ?? ''), absoluteLink(jsxText(node, 'src') ?? '', context))}`,
  b: marked('**'),
  strong: marked('**'),
  em: marked('*'),
  i: marked('*'),
  code: marked('`'),
  kbd: marked('`'),
  del: marked('~~'),
  br: () => ' ',
  hr: () => '---',
  li: (node, writer) => `- ${contentOf(node, writer).replace(/\n(?=.)/g, '\n  ')}`,
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
