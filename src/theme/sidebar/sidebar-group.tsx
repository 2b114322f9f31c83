import { useEffect, useRef, type ReactNode } from 'react';
import { containsPage } from '#shared/sidebar.ts';
import type { SidebarItem } from '#shared/site.ts';
import { usePage } from '../page-context.tsx';
import { Icon } from '../parts/icon.tsx';
import { SidebarLink } from './sidebar-link.tsx';

interface SidebarGroupProps {
  readonly item: SidebarItem;
  readonly children: ReactNode;
}

/** A group that opens and closes natively; the one with the page on screen opens by itself (spec 4). */
export function SidebarGroup({ item, children }: SidebarGroupProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { data } = usePage();
  const isActive = containsPage(item, data.routePath);
  const firstPage = useRef(data.routePath);

  useEffect(() => {
    // Not on the first page: there the server has opened the group, and the reader may have closed it since.
    if (data.routePath === firstPage.current) return;
    firstPage.current = '';
    if (isActive && details.current) details.current.open = true;
  }, [data.routePath, isActive]);

  const title = item.link === undefined ? item.text : <SidebarLink item={item} />;
  if (item.collapsible === false) {
    return (
      <div className="sidebar-group">
        <p className="sidebar-group-title">{title}</p>
        {children}
      </div>
    );
  }
  return (
    <details ref={details} className="sidebar-group" open={isActive || !item.collapsed}>
      <summary className="sidebar-group-title">
        {title}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}
