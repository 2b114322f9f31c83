import { useSyncExternalStore } from 'react';
import { fill } from '#shared/texts.ts';
import { changeStored, subscribeToStorage } from '../hooks/use-stored.ts';
import { Icon } from '../parts/icon.tsx';
import { useSite, useTexts } from '../navigation/view.ts';
import { adoptStyles } from '../styles/adopt-styles.ts';
import { APPEARANCE_KEY, applyAppearance, flippedAppearance, storedAppearance } from './appearance.ts';
import styles from './circular-reveal.css?inline';

/** Spec 9: duration of the theme animation. */
const REVEAL_MS = 400;

/** Flips light and dark; its title names the choice. CSS picks the drawing: the server does not know the choice. */
export function ThemeToggle() {
  const texts = useTexts();
  const { themeConfig } = useSite().config;
  // Undefined in the first render, as on the server.
  const choice = useSyncExternalStore(subscribeToStorage, storedAppearance, () => undefined);

  const flip = ({ currentTarget }: { readonly currentTarget: Element }) => {
    const next = flippedAppearance();
    changeStored(APPEARANCE_KEY, next);
    revealFrom(currentTarget, () => applyAppearance(next), themeConfig.enableContentAnimation);
  };

  if (!themeConfig.darkMode) return null;
  return (
    <button
      type="button"
      className="icon-button theme-toggle"
      data-replay=""
      aria-label={texts.theme.toggle}
      title={choice ? fill(texts.theme.current, { choice: texts.theme[choice] }) : texts.theme.toggle}
      onClick={flip}
    >
      <Icon name="theme" />
    </button>
  );
}

/** Changes the theme in a growing circle (spec 4); at once when disabled, unsupported or under reduced motion. */
export function revealFrom(button: Element, change: () => void, enabled: boolean): void {
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!enabled || isMotionReduced || !document.startViewTransition) return change();
  adoptStyles(styles);
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
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
    // A skipped transition has still changed the theme.
    .catch(() => {});
}

/** A press during a view transition only reaches the root: end it, and pass the click on to the element there. */
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
    // The click may arrive after the transition has finished.
    addEventListener('click', onClick, { capture: true, once: true });
  };
  addEventListener('pointerdown', onPress, true);
  const stop = () => removeEventListener('pointerdown', onPress, true);
  transition.finished.then(stop, stop);
}
