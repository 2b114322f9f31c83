/** What JSX in a page says, in Markdown: a line for every component and for the HTML tags that mean something. */

import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { PACKAGE_MANAGERS, packageCommand } from '#shared/install.ts';
import type { MdxComponentName } from '#shared/mdx.ts';
import type { ToolCard } from '#shared/tool-family.ts';
import { commandOf } from '../../content/package-command.ts';
import { absoluteAsset, absoluteLink, type MarkdownWriter } from './context.ts';
import { escapeMarkdown, fenceText, linkText } from './escape.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type JsxWriter = (node: JsxElement, writer: MarkdownWriter) => string;

/** One of several choices: its name, then what is behind it. */
const choice = (label: string, body: string) => `**${escapeMarkdown(label)}**\n\n${body}`;

const COMPONENTS: Readonly<Record<MdxComponentName, JsxWriter>> = {
  Tabs: (node, writer) => writer.blocks(node.children),
  Tab: (node, writer) => choice(attribute(node, 'label') ?? '', writer.blocks(node.children)),
  PackageManagerTabs: (node) => {
    // `checkJsx` stops the build at one without a command.
    const command = commandOf(node) ?? '';
    const fence = (text: string) => fenceText(text, 'sh');
    return PACKAGE_MANAGERS.map((manager) => choice(manager, fence(packageCommand(command, manager)))).join('\n\n');
  },
  ToolFamily: (_, { context: { tools } }) => {
    if (!tools) return '';
    const card = (tool: ToolCard) =>
      `- ${linkText(escapeMarkdown(tool.name), tool.url)}: ${escapeMarkdown(tool.description)}`;
    return [`## ${escapeMarkdown(tools.title)}`, escapeMarkdown(tools.tagline), tools.cards.map(card).join('\n')].join(
      '\n\n',
    );
  },
};

/** An inline tag between two marks. */
const marked =
  (mark: string): JsxWriter =>
  (node, writer) =>
    mark + writer.inline(node.children) + mark;

/** HTML tags; those that are not here say what is in them. */
const TAGS: Readonly<Record<string, JsxWriter>> = {
  a: (node, writer) => linkText(contentOf(node, writer), absoluteLink(attribute(node, 'href') ?? '', writer.context)),
  img: (node, { context }) =>
    `!${linkText(attribute(node, 'alt') ?? '', absoluteAsset(attribute(node, 'src') ?? '', context))}`,
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

/** What a tag says. Never throws: a name that has no line here says what is in it. */
export const writeJsx: JsxWriter = (node, writer) => {
  const name = node.name ?? '';
  const write = Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name as MdxComponentName] : TAGS[name];
  return write ? write(node, writer) : contentOf(node, writer);
};

function contentOf(node: JsxElement, writer: MarkdownWriter): string {
  return node.type === 'mdxJsxTextElement' ? writer.inline(node.children) : writer.blocks(node.children);
}

/** An attribute that is a text; `checkJsx` lets no others pass. */
function attribute(node: JsxElement, name: string): string | undefined {
  const found = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}
