import { isNavActive } from '#shared/nav.ts';
import type { NavItem } from '#shared/schema/navigation.ts';
import { usePage } from '../navigation/view.ts';
import { Dropdown } from '../parts/dropdown.tsx';
import { Icon } from '../parts/icon.tsx';
import { NavEntries, NavLink } from './nav-entries.tsx';
import { Tag } from '../parts/tag.tsx';

/** Entries of the navbar: links, and groups as dropdowns (spec 2.3). */
export function NavLinks({ items, className }: { readonly items: readonly NavItem[]; readonly className: string }) {
  const { data } = usePage();
  if (items.length === 0) return null;
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.text}>
          {item.items ? (
            <Dropdown
              className="nav-dropdown"
              isCurrent={isNavActive(item, data.routePath)}
              button={
                <>
                  {item.text}
                  <Tag text={item.tag} />
                  <Icon name="chevron" />
                </>
              }
            >
              <NavEntries item={item} />
            </Dropdown>
          ) : (
            <NavLink item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}
