import { readOutline } from '#theme/outline/read-outline.ts';
import { readOverview } from '#theme/overview/read-overview.ts';
import type { PageData } from '#shared/page.ts';
import type { PageState } from '#shared/site-data.ts';

/**
 * The record of the server-rendered page: its state, and the lists that the state leaves out, read from the HTML. Call
 * before hydration, which may change them.
 */
export function firstPage({ page }: Pick<PageState, 'page'>): PageData {
  return { ...page, toc: page.toc ?? readOutline(), ...(page.frontmatter.overview && { overview: readOverview() }) };
}
