import { closestTo, hasModifier } from './events.ts';

/** Menus that may contain links: dropdowns, the mobile navigation and the sidebar's drawer. */
const MENU = '.dropdown, [popover]';

/** Closes the menus around a link, by default all of them. */
export function closeAll(link?: HTMLElement): void {
  for (const menu of document.querySelectorAll<HTMLElement>(MENU)) {
    if (link && !menu.contains(link)) continue;
    if (menu instanceof HTMLDetailsElement) menu.open = false;
    else if (menu.matches(':popover-open')) menu.hidePopover();
  }
}

/** Closes menus when one of their links is followed, and on `pagehide`, since the page may be restored as it was. */
export function closeMenus(): void {
  document.addEventListener('click', (event) => {
    const link = closestTo(event, 'a[href]');
    if (link && !hasModifier(event) && !event.altKey) closeAll(link);
  });
  addEventListener('pagehide', () => closeAll());
}
