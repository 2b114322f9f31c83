import { useEffect, useRef } from 'react';
import { sectionOf } from '#shared/path.ts';
import type { SidebarEntry } from '#shared/schema/navigation.ts';
import { isSidebarItem } from '#shared/sidebar.ts';
import { useCloseWhenWide } from '../hooks/use-close-when-wide.ts';
import { usePage, useTexts } from '../navigation/view.ts';
import { MEDIUM } from '../parts/breakpoints.ts';
import { Icon } from '../parts/icon.tsx';
import { showEntry } from '../parts/show-entry.ts';
import { TaggedText } from '../parts/tagged-text.tsx';
import { SidebarGroup } from './sidebar-group.tsx';
import { SidebarLink } from './sidebar-link.tsx';

export const SIDEBAR_ID = 'docs-sidebar';

/** The pages of the section: a column on wide screens, a drawer (a native popover) on narrow ones. */
export function Sidebar() {
  const drawer = useRef<HTMLDivElement>(null);
  const { sidebar, data } = usePage();
  const texts = useTexts();
  useCloseWhenWide(drawer, `not ${MEDIUM}`);

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
      <div className="sidebar-head">
        <button
          type="button"
          className="icon-button"
          popoverTarget={SIDEBAR_ID}
          popoverTargetAction="hide"
          aria-label={texts.sidebar.close}
        >
          <Icon name="close" />
        </button>
      </div>
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
        // Indices are stable while the page is shown, and dividers have no name.
        <li key={index}>
          <SidebarRow entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function SidebarRow({ entry }: { readonly entry: SidebarEntry }) {
  if ('dividerType' in entry) return <hr className={`sidebar-divider sidebar-divider-${entry.dividerType}`} />;
  if (!isSidebarItem(entry)) {
    return (
      <p className="sidebar-section-header">
        <TaggedText {...entry} text={entry.sectionHeaderText} />
      </p>
    );
  }
  if (!entry.items) return <SidebarLink item={entry} />;
  return (
    <SidebarGroup item={entry}>
      <SidebarList entries={entry.items} />
    </SidebarGroup>
  );
}

const showCurrentEntry = (sidebar: Element) => showEntry(sidebar, sidebar.querySelector('[aria-current]'));
