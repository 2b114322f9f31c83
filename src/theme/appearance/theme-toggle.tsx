import type { MouseEvent } from 'react';
import { fill } from '#shared/texts.ts';
import { Icon } from '../parts/icon.tsx';
import { useSite, useTexts } from '../site-context.tsx';
import { applyAppearance, flippedAppearance } from './appearance.ts';
import { revealFrom } from './circular-reveal.ts';
import { storeAppearance, useAppearance } from './use-appearance.ts';

/** Flips light and dark; its title names the choice. CSS picks the icon: the server does not know the choice. */
export function ThemeToggle() {
  const texts = useTexts();
  const { themeConfig } = useSite().config;
  const choice = useAppearance();

  const flip = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const next = flippedAppearance();
    const box = currentTarget.getBoundingClientRect();
    storeAppearance(next);
    revealFrom(
      box.x + box.width / 2,
      box.y + box.height / 2,
      () => applyAppearance(next),
      themeConfig.enableContentAnimation,
    );
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
