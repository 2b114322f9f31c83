import type { Nodes } from 'mdast';
import { addressIn } from '#shared/address.ts';
import { isExternal } from '#shared/path.ts';
import type { PageContext } from '../page-context.ts';

/** Page data needed to write its Markdown. */
export type MarkdownContext = Pick<PageContext, 'lang' | 'version' | 'addressing' | 'texts' | 'address' | 'tools'>;

/** Absolute address of a link or file, in the page's language and version: copies are read outside the site. */
export function absoluteLink(link: string, context: MarkdownContext): string {
  if (isExternal(link)) return link;
  return new URL(addressIn(link, context, context.addressing), context.address).href;
}

/** Writes the parts of a page. */
export interface MarkdownWriter {
  readonly context: MarkdownContext;
  inline(nodes: readonly Nodes[]): string;
  /** Writes blocks below one another; skips empty ones. */
  blocks(nodes: readonly Nodes[]): string;
}
