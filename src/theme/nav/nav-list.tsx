import type { ComponentType } from 'react';
import { isNavActive } from '#shared/nav.ts';
import type { NavItem } from '#shared/schema/navigation.ts';
import { usePath } from '../navigation/use-path.ts';
import { Dropdown } from '../parts/dropdown.tsx';
import { TaggedText } from '../parts/text.tsx';
import { MenuStyles } from './menu-styles.tsx';

interface NavGroupProps {
  readonly item: NavItem;
}

interface NavListProps {
  readonly items: readonly NavItem[];
  readonly className: string;
  readonly Group: ComponentType<NavGroupProps>;
}

/** Entries of the navigation: links, marked on the pages of their section, and groups. */
export function NavList({ items, className, Group }: NavListProps) {
  const path = usePath();
  if (items.length === 0) return null;
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.text}>
          {item.items ? (
            <Group item={item} />
          ) : (
            <a href={item.link} aria-current={isNavActive(item, path) ? 'true' : undefined}>
              <TaggedText {...item} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A group of entries (spec 2.3). */
export function NavDropdown({ item }: NavGroupProps) {
  const isCurrent = isNavActive(item, usePath());
  return (
    <Dropdown className="nav-dropdown" isCurrent={isCurrent} button={<TaggedText {...item} />}>
      <GroupEntries item={item} />
    </Dropdown>
  );
}

/** The entries of a group, its own link first. */
function GroupEntries({ item: { text, link, items = [] } }: NavGroupProps) {
  const entries = link === undefined ? items : [{ text, link }, ...items];
  return (
    <>
      <MenuStyles />
      <NavList className="menu-links" items={entries} Group={NestedGroup} />
    </>
  );
}

function NestedGroup({ item }: NavGroupProps) {
  return (
    <>
      <p className="nav-entries-title">
        <TaggedText {...item} />
      </p>
      <GroupEntries item={item} />
    </>
  );
}
