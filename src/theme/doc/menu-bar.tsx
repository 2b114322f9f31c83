import { OutlineLinks } from '../outline/outline-links.tsx';
import { usePage, useTexts } from '../navigation/view.ts';
import { Dropdown } from '../parts/dropdown.tsx';
import { Icon } from '../parts/icon.tsx';
import { SIDEBAR_ID } from '../sidebar/sidebar.tsx';

/** The bar below the navbar on narrow screens: opens the sidebar and the outline (spec 2.4). */
export function MenuBar({ hasSidebar, hasOutline }: { readonly hasSidebar: boolean; readonly hasOutline: boolean }) {
  const texts = useTexts();
  const { data } = usePage();
  if (!hasSidebar && !hasOutline) return null;
  return (
    <div className={hasOutline ? 'menu-bar menu-bar-outline' : 'menu-bar'}>
      {hasSidebar && (
        <button type="button" className="menu-bar-button" popoverTarget={SIDEBAR_ID}>
          <Icon name="menu" />
          {texts.sidebar.menu}
        </button>
      )}
      {hasOutline && (
        // Keyed by page, so that a new page starts with a closed box.
        <Dropdown key={data.routePath} className="local-outline" trigger="click" button={texts.outline.title}>
          <nav aria-label={texts.outline.local}>
            <OutlineLinks />
          </nav>
        </Dropdown>
      )}
    </div>
  );
}
