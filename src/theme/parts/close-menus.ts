import { closestTo, hasModifier } from './events.ts';

/** Menus that may contain links: dropdowns, the mobile navigation and the sidebar's drawer. */
const MENU = '.dropdown, [popover]';

/** Closes a popover or a `<details>`; no effect on a closed one. */
export function closeMenu(menu: HTMLElement): void {
  if (menu instanceof HTMLDetailsElement) menu.open = false;
  else if (menu.matches(':popover-open')) menu.hidePopover();
}

const menus = () => document.querySelectorAll<HTMLElement>(MENU);

/** Closes menus when one of their links is followed, and on `pagehide`, since the page may be restored as it was. */
export function closeMenus(): void {
  document.addEventListener('click', (event) => {
    const link = closestTo(event, 'a[href]');
    if (link && !hasModifier(event) && !event.altKey)
      for (const menu of menus()) if (menu.contains(link)) closeMenu(menu);
  });
  addEventListener('pagehide', () => {
    for (const menu of menus()) closeMenu(menu);
  });
}
