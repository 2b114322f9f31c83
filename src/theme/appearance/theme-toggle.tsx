import { useSyncExternalStore, type MouseEvent } from 'react';
import { fill } from '#shared/texts.ts';
import { changeStored, subscribeToStorage } from '../hooks/use-stored.ts';
import { Icon } from '../parts/icon.tsx';
import { useSite, useTexts } from '../navigation/view.ts';
import { APPEARANCE_KEY, applyAppearance, flippedAppearance, storedAppearance } from './appearance.ts';
import { revealFrom } from './circular-reveal.ts';

/** Flips light and dark; its title names the choice. CSS picks the icon: the server does not know the choice. */
export function ThemeToggle() {
  const texts = useTexts();
  const { themeConfig } = useSite().config;
  // Undefined in the first render, as on the server.
  const choice = useSyncExternalStore(subscribeToStorage, storedAppearance, () => undefined);

  const flip = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
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
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
