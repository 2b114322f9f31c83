import { useEffect, useRef, type ReactNode } from 'react';
import { isSameRoute, sectionOf } from '#shared/path.ts';
import type { SidebarEntry, SidebarItem } from '#shared/schema/navigation.ts';
import { containsPage, isSidebarItem } from '#shared/sidebar.ts';
import { useDrawer } from '../hooks/use-drawer.ts';
import { MenuStyles } from '../nav/menu-styles.tsx';
import { usePage, useTexts } from '../navigation/view.ts';
import { MEDIUM } from '../parts/breakpoints.ts';
import { CloseButton } from '../parts/close-button.tsx';
import { Icon, NamedIcon } from '../parts/icon.tsx';
import { showEntry } from '../parts/show-entry.ts';
import { TaggedText } from '../parts/text.tsx';

export const SIDEBAR_ID = 'docs-sidebar';
const CLOSED_AT = [`not ${MEDIUM}`];

/** The pages of the section: a column on wide screens, a drawer (a native popover) on narrow ones. */
export function Sidebar() {
  const drawer = useRef<HTMLDivElement>(null);
  const { sidebar, data } = usePage();
  const texts = useTexts();
  useDrawer(SIDEBAR_ID, CLOSED_AT);

  useEffect(() => {
    // Do not scroll under the reader's pointer, nor in a drawer that was opened before hydration.
    if (drawer.current?.matches(':not(:hover, :popover-open)')) showCurrentEntry(drawer.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new page marks another entry
  }, [data.routePath]);

  return (
    <div
      ref={drawer}
      id={SIDEBAR_ID}
      className="sidebar"
      popover="auto"
      onToggle={({ target, currentTarget }) => {
        // React bubbles the toggle events of the groups too.
        if (target === currentTarget) showCurrentEntry(currentTarget);
      }}
    >
      <CloseButton drawer={SIDEBAR_ID} name={texts.sidebar.close} />
      {/* Remounted per section: a browser's translation may have removed React's text nodes. */}
      <nav key={sectionOf(data.routePath)} aria-label={texts.sidebar.label}>
        <SidebarList entries={sidebar} />
      </nav>
    </div>
  );
}

function SidebarList({ entries }: { readonly entries: readonly SidebarEntry[] }) {
  return (
    <ul className="sidebar-list">
      {entries.map((entry, index) => (
        // Indices are stable within a section, and dividers have no name.
        <li key={index}>
          <SidebarRow entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function SidebarRow({ entry }: { readonly entry: SidebarEntry }) {
  if (!isSidebarItem(entry)) {
    return (
      <>
        <MenuStyles />
        {'dividerType' in entry ? (
          <hr className={`sidebar-divider sidebar-divider-${entry.dividerType}`} />
        ) : (
          <p className="sidebar-section-header">
            <TaggedText {...entry} text={entry.sectionHeaderText} />
          </p>
        )}
      </>
    );
  }
  if (!entry.items) return <SidebarLink item={entry} />;
  return (
    <SidebarGroup item={entry}>
      <SidebarList entries={entry.items} />
    </SidebarGroup>
  );
}

/** A page in the sidebar; marked when it is the one on screen. */
function SidebarLink({ item }: { readonly item: SidebarItem }) {
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

/** A natively collapsible group; opens when it contains the current page (spec 4). */
function SidebarGroup({ item, children }: { readonly item: SidebarItem; readonly children: ReactNode }) {
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
  const link = item.link !== undefined && <SidebarLink item={item} />;
  const isOpen = isActive || !item.collapsed;
  if (item.collapsible === false) {
    return (
      <div className="sidebar-group">
        {link || (
          <p className="sidebar-group-title" data-context={item.context}>
            {title}
          </p>
        )}
        {children}
      </div>
    );
  }
  if (!link) {
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
      {link}
      <details ref={details} open={isOpen}>
        <summary className="icon-button">
          <NamedIcon icon="chevron" name={item.text} />
        </summary>
        {children}
      </details>
    </div>
  );
}

const showCurrentEntry = (sidebar: Element) => showEntry(sidebar, sidebar.querySelector('[aria-current]'));
