import { Icon } from '../parts/icon.tsx';
import { useSite, useTexts } from '../site-context.tsx';
import { openSearch } from './search-events.ts';

/** Opens the search. */
export function SearchButton() {
  const { config } = useSite();
  const texts = useTexts();
  if (!config.themeConfig.search) return null;
  return (
    <button type="button" className="search-button" data-replay="" aria-keyshortcuts="Control+K" onClick={openSearch}>
      <Icon name="search" />
      <span className="search-button-text">{texts.search.button}</span>
      <kbd className="search-button-keys" aria-hidden="true">
        Ctrl K
      </kbd>
    </button>
  );
}
