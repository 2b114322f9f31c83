import type { Nodes } from 'mdast';
import { addressIn } from '#shared/address.ts';
import { isExternal } from '#shared/path.ts';
import type { PageContext } from '../mdx/context.ts';

/** What writing a page as Markdown needs to know of it. */
export type MarkdownContext = Pick<PageContext, 'lang' | 'version' | 'addressing' | 'texts' | 'address' | 'tools'>;

/** The whole address of a link in a page, in the page's language and version: a copy is read far away from the site. */
export function absoluteLink(link: string, context: MarkdownContext): string {
  if (isExternal(link)) return link;
  return new URL(addressIn(link, context, context.addressing), context.address).href;
}

/** The whole address of a file of the site, which has no language. */
export function absoluteAsset(file: string, { address }: MarkdownContext): string {
  return isExternal(file) ? file : new URL(file, address).href;
}

/** How the parts of a page are written. */
export interface MarkdownWriter {
  readonly context: MarkdownContext;
  /** Nodes that stand in one line. */
  inline(nodes: readonly Nodes[]): string;
  /** Blocks, one below the other; those that say nothing are left out. */
  blocks(nodes: readonly Nodes[]): string;
}
