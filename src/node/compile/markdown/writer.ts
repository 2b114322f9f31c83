import type { Nodes } from 'mdast';
import { addressIn } from '#shared/address.ts';
import { isExternal } from '#shared/path.ts';
import type { PageContext } from '../page-context.ts';

/** Data of a page on which the addresses of its links depend. */
export type LinkContext = Pick<PageContext, 'lang' | 'version' | 'addressing' | 'address'>;

/** Absolute address of a link or file, in the page's language and version: copies are read outside the site. */
export function absoluteLink(link: string, context: LinkContext): string {
  if (isExternal(link)) return link;
  return new URL(addressIn(link, context, context.addressing), context.address).href;
}

export interface MarkdownWriter {
  readonly context: PageContext;
  /** True in a table, where all is on one line. */
  readonly isInCell: boolean;
  inline(nodes: readonly Nodes[]): string;
  /** Writes blocks below one another; skips empty ones. */
  blocks(nodes: readonly Nodes[]): string;
  /** The text of a node, without marks and escapes. */
  text(node: Nodes): string;
}

/** Escapes text for Markdown. Underscores within words need no escaping. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*[\]<~]|(?<!\w)_|_(?!\w)|&(?=#?\w+;)/g, String.raw`\$&`);
}

/** Text as code, between more backticks than it has itself. */
export function codeSpan(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const ticks = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const space = /^`|`$/.test(text) ? ' ' : '';
  return ticks + space + text + space + ticks;
}

/** A link or, with `!` before it, an image. */
export function linkText(text: string, address: string, title?: string | null): string {
  return `[${text}](${linkTarget(address, title)})`;
}

/** Address and title of a link. Addresses with blanks or parentheses are put in angle brackets. */
export function linkTarget(address: string, title?: string | null): string {
  const safe = address.replace(/[<>]/g, encodeURIComponent);
  const target = /[\s()]/.test(safe) ? `<${safe}>` : safe;
  return title ? `${target} "${title.replace(/["\\]/g, String.raw`\$&`)}"` : target;
}

/** Blocks below one another, without empty ones. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks.filter((block) => block.trim() !== '').join('\n\n');
}
