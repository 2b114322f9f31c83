/** Helpers for events. Keep them small: the start-up script is inlined in every page. */

/** The closest element to the event target that matches the selector, or null. */
export const closestTo = ({ target }: Pick<Event, 'target'>, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** True with a modifier key held that makes browsers open a link elsewhere. */
export const hasModifier = ({ ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>) =>
  ctrlKey || metaKey || shiftKey;

/** True without any modifier key: with one, an arrow key or a click has another meaning to browsers. */
export const isUnmodified = (event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>) =>
  !event.altKey && !hasModifier(event);

/** False for a resting pointer: browsers fire `pointermove` without movement when the layout changes below one. */
export const isMoved = ({ movementX, movementY }: Pick<PointerEvent, 'movementX' | 'movementY'>) =>
  movementX !== 0 || movementY !== 0;

/** Index in a list that a key moves to; undefined for other keys. @param at -1 before the list; Home and End stay there */
export function indexAfter(key: string, at: number, count: number, [back, forward]: readonly string[]) {
  if (key === forward) return (at + 1) % count;
  if (key === back) return (Math.max(at, 0) + count - 1) % count;
  if (at < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
