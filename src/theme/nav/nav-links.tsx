import { isNavActive } from '#shared/nav.ts';
import type { NavItem } from '#shared/site.ts';
import { usePage } from '../page-context.tsx';

/** Entries of the navigation as a list of links. */
export function NavLinks({ items, className }: { readonly items: readonly NavItem[]; readonly className: string }) {
  const { data } = usePage();
  if (items.length === 0) return null;
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.text}>
          <a href={item.link} aria-current={isNavActive(item, data.routePath) ? 'true' : undefined}>
            {item.text}
          </a>
        </li>
      ))}
    </ul>
  );
}
