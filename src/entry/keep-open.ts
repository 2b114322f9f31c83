/** Elements that readers open before hydration: menus, groups, details, the navigation and the sidebar of a phone. */
const BOXES = 'details, [popover]';

/**
 * Remembers which boxes are open.
 * @returns a function that restores this state. Needed when hydration replaces all elements, as on a page that the
 * browser has translated.
 */
export function keepOpen(root: HTMLElement): () => void {
  const boxes = () => [...root.querySelectorAll<HTMLElement>(BOXES)];
  const wasOpen = boxes().map((box) => box.matches(':is([open], :popover-open)'));
  return () => {
    for (const [index, box] of boxes().entries()) {
      const isOpen = wasOpen[index] === true;
      if (box instanceof HTMLDetailsElement) box.open = isOpen;
      else box.togglePopover(isOpen);
    }
  };
}
