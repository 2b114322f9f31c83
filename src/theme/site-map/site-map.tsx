import { Static } from '../mdx/static.tsx';

/** The list of all pages. It comes from the build as HTML, so that no page brings it along. */
export function SiteMap({ html }: { readonly html: string }) {
  return (
    <div className="site-map prose">
      <Static html={html} />
    </div>
  );
}
