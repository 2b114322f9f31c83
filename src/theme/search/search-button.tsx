import type { MouseEvent } from 'react';
import { allPagesPath } from '#shared/all-pages.ts';
import { useBrowserValue } from '../hooks/use-browser-value.ts';
import { hasModifier } from '../parts/events.ts';
import { isApple } from '../parts/platform.ts';
import { Icon } from '../parts/icon.tsx';
import { useSite, useTexts } from '../navigation/view.ts';
import { SEARCH_BUTTON_CLASS } from './search-keys.ts';
import { openSearch, prepareSearch } from './search-requests.ts';

function onClick(event: MouseEvent): void {
  // With a modifier key it stays a link.
  if (hasModifier(event)) return;
  event.preventDefault();
  openSearch();
}

const shortcut = () => (isApple() ? '⌘ K' : 'Ctrl K');

/** Opens the search; `SearchOpener` handles keys typed on it. Without scripts, a link to the list of all pages. */
export function SearchButton() {
  const { config, locale } = useSite();
  const texts = useTexts();
  // Undefined on the server, which knows neither the platform nor whether scripts run; without scripts it is a link.
  const keys = useBrowserValue(shortcut, undefined);
  const isButton = keys !== undefined;
  if (!config.themeConfig.search) return null;
  return (
    <a
      href={allPagesPath(locale.lang, config.lang)}
      className={SEARCH_BUTTON_CLASS}
      data-replay=""
      role={isButton ? 'button' : undefined}
      aria-haspopup={isButton ? 'dialog' : undefined}
      aria-keyshortcuts={isButton ? 'Control+K Meta+K /' : undefined}
      onClick={onClick}
      onFocus={prepareSearch}
      onPointerMove={prepareSearch}
      onPointerDown={prepareSearch}
    >
      <Icon name="search" />
      <span className="search-button-text">{texts.search.button}</span>
      <kbd className="search-button-keys" aria-hidden="true">
        {keys ?? 'Ctrl K'}
      </kbd>
    </a>
  );
}
