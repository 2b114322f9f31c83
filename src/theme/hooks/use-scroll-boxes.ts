import { useEachElement } from './use-each-element.ts';

/** The compiler makes code and tables focusable, so that keyboard users can scroll them. */
const FOCUSABLE = ':is(.code > pre, .table)[tabindex]';

let sizes: ResizeObserver | undefined;

/** Takes code and tables that fit into their boxes out of the Tab order. */
export function useScrollBoxes(): void {
  useEachElement(FOCUSABLE, observe);
}

function observe(box: HTMLElement): void {
  sizes ??= new ResizeObserver((entries) => entries.forEach(({ target }) => updateTabStop(target as HTMLElement)));
  sizes.observe(box);
}

function updateTabStop(box: HTMLElement): void {
  if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
  // Without the attribute, a focused box would lose its focus.
  else if (box !== document.activeElement) box.removeAttribute('tabindex');
}
