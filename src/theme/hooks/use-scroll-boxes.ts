import { closestTo } from '../parts/events.ts';
import { useEachElement } from './use-each-element.ts';

/** The compiler makes code and tables focusable, so that keyboard users can scroll them. */
const FOCUSABLE = ':is(.code > pre, .table)[tabindex]';

let sizes: ResizeObserver | undefined;

/** Takes code and tables that fit into their boxes out of the Tab order. */
export function useScrollBoxes(): void {
  useEachElement(FOCUSABLE, observe);
}

function observe(box: HTMLElement): void {
  if (!sizes) {
    sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => updateTabStop(target)));
    document.addEventListener('pointerdown', keepFromFocus, { capture: true });
  }
  sizes.observe(box);
}

function updateTabStop(box: Element): void {
  if (box.scrollWidth > box.clientWidth) box.setAttribute('tabindex', '0');
  // Without the attribute, a focused box would lose its focus.
  else if (box !== document.activeElement) box.removeAttribute('tabindex');
}

/** A press does not focus its box: Tab then continues at the pressed text, not at the start of the box. */
function keepFromFocus(event: PointerEvent): void {
  const box = closestTo(event, FOCUSABLE);
  if (!box || box === document.activeElement) return;
  box.removeAttribute('tabindex');
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => updateTabStop(box), { once: true });
}
