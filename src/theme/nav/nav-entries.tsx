import { isNavActive } from '#shared/nav.ts';
import type { NavItem } from '#shared/schema/navigation.ts';
import { usePage } from '../navigation/view.ts';
import { Tag } from '../parts/tag.tsx';

/** A navigation entry that is a link; marked on the pages of its section. */
export function NavLink({ item }: { readonly item: NavItem }) {
  const { data } = usePage();
  return (
    <a href={item.link} aria-current={isNavActive(item, data.routePath) ? 'true' : undefined}>
      {item.text}
      <Tag text={item.tag} />
    </a>
  );
}

/** The entries of a group: its own link first, nested groups below their name. */
export function NavEntries({ item }: { readonly item: NavItem }) {
  const { text, link, items = [] } = item;
  const entries = link === undefined ? items : [{ text, link }, ...items];
  return (
    <ul className="menu-links">
      {entries.map((entry) => (
        <li key={entry.text}>
          {entry.items ? (
            <>
              <p className="nav-entries-title">
                {entry.text}
                <Tag text={entry.tag} />
              </p>
              <NavEntries item={entry} />
            </>
          ) : (
            <NavLink item={entry} />
          )}
        </li>
      ))}
    </ul>
  );
}
