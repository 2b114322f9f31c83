import { isNavActive } from '#shared/nav.ts';
import { usePage, useSite } from '../navigation/view.ts';
import { Icon } from '../parts/icon.tsx';
import { Tag } from '../parts/tag.tsx';
import { NavEntries, NavLink } from './nav-entries.tsx';

/** The navigation entries as a list; the group with the current page starts open. */
export function NavScreenLinks() {
  const { nav } = useSite().locale;
  const { data } = usePage();
  return (
    <ul className="nav-screen-links">
      {nav.map((item) => (
        <li key={item.text}>
          {item.items ? (
            <details className="nav-screen-group" open={isNavActive(item, data.routePath)}>
              <summary>
                <span>
                  {item.text}
                  <Tag text={item.tag} />
                </span>
                <Icon name="chevron" />
              </summary>
              <NavEntries item={item} />
            </details>
          ) : (
            <NavLink item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}
