import type { ReactNode } from 'react';
import { mdxComponents } from '../mdx/components.ts';
import { usePage } from '../page-context.tsx';

/** Where the skip link leads, and where focus goes on a new page. */
export const CONTENT_ID = 'content';

/** The routed content. Keyed by page, so that a page whose text the browser has translated goes as a whole. */
export function MainContent({ children }: { readonly children?: ReactNode }) {
  const { data, Content } = usePage();
  return (
    <main key={data.routePath} id={CONTENT_ID} tabIndex={-1}>
      <article className="prose">
        <Content components={mdxComponents} />
      </article>
      {children}
    </main>
  );
}
