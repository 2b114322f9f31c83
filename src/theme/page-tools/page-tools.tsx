import { markdownPath } from '#shared/path.ts';
import { usePage } from '../navigation/view.ts';
import { CopyButton } from './copy-button.tsx';
import { OpenMenu } from './open-menu.tsx';

/** Tools beside the title of a doc page: copy as Markdown, open elsewhere. */
export function PageTools() {
  const { routePath } = usePage().data;
  // Spec 5: nothing for a page whose route gives no address of Markdown.
  if (!routePath.startsWith('/')) return null;
  const path = markdownPath(routePath);
  return (
    <div className="page-tools">
      <CopyButton path={path} />
      <OpenMenu path={path} />
    </div>
  );
}
