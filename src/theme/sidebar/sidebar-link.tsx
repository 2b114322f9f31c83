import { isSameRoute } from '#shared/path.ts';
import type { SidebarItem } from '#shared/schema/navigation.ts';
import { usePage } from '../navigation/view.ts';
import { TaggedText } from '../parts/tagged-text.tsx';

/** A page in the sidebar; marked when it is the one on screen. */
export function SidebarLink({ item }: { readonly item: SidebarItem }) {
  const { data } = usePage();
  const isCurrent = item.link !== undefined && isSameRoute(item.link, data.routePath);
  return (
    <a
      className="sidebar-link"
      href={item.link}
      aria-current={isCurrent ? 'page' : undefined}
      data-context={item.context}
    >
      <TaggedText {...item} />
    </a>
  );
}
