/**
 * Closes an open dropdown on Escape, on a press outside and when focus leaves it. Escape returns focus to the button
 * when focus was inside. Links are handled by `closeMenus`.
 */
export function closeOnDismiss(details: HTMLDetailsElement, signal: AbortSignal): void {
  const closeOnLeave = ({ target }: Event) => {
    if (target instanceof Node && !details.contains(target)) details.open = false;
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    // `defaultPrevented`: a nested box, or one above this one, has handled the key.
    if (event.key !== 'Escape' || event.defaultPrevented || !details.open) return;
    event.preventDefault();
    details.open = false;
    if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', closeOnLeave, { signal });
  document.addEventListener('focusin', closeOnLeave, { signal });
  document.addEventListener('keydown', closeOnEscape, { signal });
}
