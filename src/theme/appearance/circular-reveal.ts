/** Spec 9: theme animation. */
const REVEAL_MS = 400;

/**
 * Changes the theme in a circle that grows from a point, where the browser can and the reader does not mind
 * (spec 4); elsewhere at once.
 */
export function revealFrom(x: number, y: number, change: () => void, enabled: boolean): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!enabled || calm || !document.startViewTransition) {
    change();
    return;
  }
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  const transition = document.startViewTransition(change);
  passPressesOn(transition);
  transition.ready
    .then(() => {
      document.documentElement.animate(
        { clipPath: [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`] },
        { duration: REVEAL_MS, easing: 'ease-in', pseudoElement: '::view-transition-new(root)' },
      );
    })
    // A skipped transition has changed the theme all the same.
    .catch(() => {});
}

/**
 * During a transition browsers show pictures of the page, and a press on them reaches nothing but the root element. It
 * ends the transition, and its click goes to what stands at that point.
 */
function passPressesOn(transition: ViewTransition): void {
  const onClick = (event: MouseEvent) => {
    if (event.target !== document.documentElement) return;
    const pass = () =>
      document.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(new MouseEvent('click', event));
    transition.finished.then(pass, pass);
  };
  const onPress = ({ target }: Event) => {
    if (target !== document.documentElement) return;
    transition.skipTransition();
    // The click may come when the transition is over.
    addEventListener('click', onClick, { capture: true, once: true });
  };
  addEventListener('pointerdown', onPress, true);
  const stop = () => removeEventListener('pointerdown', onPress, true);
  transition.finished.then(stop, stop);
}
