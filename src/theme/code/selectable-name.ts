/** Pixels that a mouse may move during a click. */
const JITTER = 4;

const selectable = new WeakSet<HTMLAnchorElement>();

/**
 * Lets the reader select code from inside a linked name: browsers would drag the link. `draggable` and `user-select` do
 * not help, since in Chromium a selection then cannot begin at the start of a link. So a name has no address while the
 * mouse presses it.
 */
export function makeSelectable(name: HTMLAnchorElement): void {
  if (selectable.has(name)) return;
  selectable.add(name);
  let start = 0;
  name.addEventListener('pointerdown', ({ pointerType, button, ctrlKey, clientX }) => {
    const href = name.getAttribute('href');
    // On a Mac, Control and a click open the menu of the link.
    if (href === null || pointerType !== 'mouse' || button !== 0 || ctrlKey) return;
    start = clientX;
    name.removeAttribute('href');
    const released = new AbortController();
    const release = () => {
      name.setAttribute('href', href);
      released.abort();
    };
    // A button that was let go outside of the window sends no event before the next press.
    for (const end of ['pointerup', 'pointercancel', 'pointerdown']) {
      document.addEventListener(end, release, { capture: true, signal: released.signal });
    }
  });
  name.addEventListener('click', (event) => {
    // The Enter key clicks too, with no count of clicks.
    const isDrag = event.detail > 0 && Math.abs(event.clientX - start) > JITTER;
    if (isDrag && getSelection()?.isCollapsed === false) event.preventDefault();
  });
}
