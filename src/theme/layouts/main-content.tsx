import type { ReactNode } from 'react';
import { CONTENT_ID } from '#shared/dom.ts';
import { OutdatedNotice } from '../doc/outdated-notice.tsx';
import { mdxComponents } from '../mdx/components.ts';
import { PageTools } from '../page-tools/page-tools.tsx';
import { Overview } from '../overview/overview.tsx';
import { usePage } from '../page-context.tsx';

/** The page content. Keyed by page, so that text translated by the browser is replaced as a whole. */
export function MainContent({ children }: { readonly children?: ReactNode }) {
  const { data, Content } = usePage();
  return (
    <main key={data.routePath} id={CONTENT_ID} tabIndex={-1}>
      <PageTools />
      <article className="prose">
        {/* Only with `fallbackHeadingTitle`: otherwise the build requires a heading. */}
        {data.headingTitle === '' && !data.overview && <h1>{data.title}</h1>}
        {data.isOutdated && <OutdatedNotice />}
        <Content components={mdxComponents} />
      </article>
      {data.overview && <Overview groups={data.overview} />}
      {children}
    </main>
  );
}
