import { useEffect, useRef, type ReactNode } from 'react';
import type { SidebarItem } from '#shared/schema/navigation.ts';
import { containsPage } from '#shared/sidebar.ts';
import { usePage } from '../navigation/view.ts';
import { Icon, NamedIcon } from '../parts/icon.tsx';
import { TaggedText } from '../parts/tagged-text.tsx';
import { SidebarLink } from './sidebar-link.tsx';

interface SidebarGroupProps {
  readonly item: SidebarItem;
  readonly children: ReactNode;
}

/** A natively collapsible group; opens when it contains the current page (spec 4). */
export function SidebarGroup({ item, children }: SidebarGroupProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { data } = usePage();
  const isActive = containsPage(item, data.routePath);
  const firstPage = useRef(data.routePath);

  useEffect(() => {
    // Not on the first page: the server has opened the group, and the reader may have closed it since.
    if (data.routePath === firstPage.current) return;
    firstPage.current = '';
    if (isActive && details.current) details.current.open = true;
  }, [data.routePath, isActive]);

  const title = (
    <span>
      <TaggedText {...item} />
    </span>
  );
  const isOpen = isActive || !item.collapsed;
  if (item.collapsible === false) {
    return (
      <div className="sidebar-group">
        {item.link === undefined ? (
          <p className="sidebar-group-title" data-context={item.context}>
            {title}
          </p>
        ) : (
          <SidebarLink item={item} />
        )}
        {children}
      </div>
    );
  }
  if (item.link === undefined) {
    return (
      <details ref={details} className="sidebar-group" open={isOpen}>
        <summary className="sidebar-group-title" data-context={item.context}>
          {title}
          <Icon name="chevron" />
        </summary>
        {children}
      </details>
    );
  }
  // Link and toggle are siblings: nested, one of them would not be reachable by keyboard.
  return (
    <div className="sidebar-group sidebar-group-linked">
      <SidebarLink item={item} />
      <details ref={details} open={isOpen}>
        <summary className="icon-button">
          <NamedIcon icon="chevron" name={item.text} />
        </summary>
        {children}
      </details>
    </div>
  );
}
