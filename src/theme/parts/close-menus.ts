import { closestTo, isUnmodified } from './events.ts';

/** Boxes that open: dropdowns and all popovers. */
const ALL = '.dropdown, [popover]';
/** Dropdowns, and the parts of the page that are popovers on narrow screens. */
export const MENUS = '.dropdown, .nav-screen, .sidebar, .outline';

/** Closes the boxes of a selector, or only those around a link. */
export function closeBoxes(selector: string, link?: HTMLElement): void {
  for (const box of document.querySelectorAll<HTMLElement>(selector)) {
    if (link && !box.contains(link)) continue;
    if (box instanceof HTMLDetailsElement) box.open = false;
    else if (box.matches(':popover-open')) box.hidePopover();
  }
}

/** Closes the boxes around a followed link, and all on `pagehide`, since browsers may restore the page as it was. */
export function closeMenus(): void {
  document.addEventListener('click', (event) => {
    const link = closestTo(event, 'a[href]');
    if (link && isUnmodified(event)) closeBoxes(ALL, link);
  });
  addEventListener('pagehide', () => closeBoxes(ALL));
}
