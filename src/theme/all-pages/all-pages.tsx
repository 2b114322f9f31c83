import styles from './all-pages.css?url';
import { Static } from '../mdx/static.tsx';

/** The list of all pages. The build writes it as HTML, which only this page loads. */
export function AllPages({ html }: { readonly html: string }) {
  return (
    <div className="all-pages prose">
      <link rel="stylesheet" href={styles} precedence="page" />
      <Static html={html} />
    </div>
  );
}
