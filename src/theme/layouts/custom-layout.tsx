import { CONTENT_ID } from '#shared/dom.ts';
import { mdxComponents } from '../mdx/components.ts';
import { usePage } from '../navigation/view.ts';

/** Spec 2.4, "custom" and "blank": only the page content. */
export function CustomLayout() {
  const { data, Content } = usePage();
  return (
    <main key={data.routePath} id={CONTENT_ID} tabIndex={-1}>
      <Content components={mdxComponents} />
    </main>
  );
}
