import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { FAVORITES_LIMIT, type SavedSearch } from '#search/saved-searches.ts';
import { fill } from '#shared/texts.ts';
import { useTexts } from '../navigation/view.ts';
import { indexAfter, isUnmodified } from '../parts/events.ts';
import { Icon } from '../parts/icon.tsx';
import { STEPS, type SearchBox } from './use-search-box.ts';

/**
 * Moves focus through the saved searches by Up and Down, wrapping around; from outside, into the list. The focus itself
 * moves, since the searches are links with buttons, which a listbox cannot contain.
 * @returns whether the key was handled
 */
export function moveAmongSaved(event: KeyboardEvent, container: Element | null): boolean {
  const links = [...(container?.querySelectorAll<HTMLElement>('.saved-link') ?? [])];
  if (!(event.key in STEPS) || !isUnmodified(event) || links.length === 0) return false;
  const at = links.findIndex((link) => link.parentElement?.contains(document.activeElement));
  links[indexAfter(event.key, at, links.length, ['ArrowUp', 'ArrowDown']) ?? 0]?.focus();
  return true;
}

interface SavedListProps {
  readonly box: SearchBox;
  readonly kind: 'recent' | 'favorites';
  readonly searches: readonly SavedSearch[];
}

/** A list of saved searches with a heading; nothing when empty. */
export function SavedList({ box, kind, searches }: SavedListProps) {
  const { search: texts } = useTexts();
  if (searches.length === 0) return null;
  const id = `${box.id}-${kind}`;
  const isFavorite = kind === 'favorites';
  const { favorites, save, unsave, remove, remember } = box.saved;
  const isFull = favorites.length >= FAVORITES_LIMIT;
  const follow = (event: MouseEvent, search: SavedSearch) => box.onFollow(event, () => remember(search));
  return (
    <section className="saved" aria-labelledby={id}>
      <h2 id={id} className="search-group-title">
        {texts[kind]}
      </h2>
      {isFavorite && isFull && (
        <p className="search-group-title search-group-section">
          {fill(texts.favoritesFull, { count: String(FAVORITES_LIMIT) })}
        </p>
      )}
      <ul className="saved-list">
        {searches.map((search) => (
          <li key={search.url} className="saved-search">
            <a
              className="saved-link"
              href={search.url}
              onClick={(event) => follow(event, search)}
              onAuxClick={(event) => follow(event, search)}
            >
              <Icon name={isFavorite ? 'star-full' : 'recent'} />
              <span className="search-result-text">
                <span className="search-result-title">{search.title}</span>
                {search.trail !== '' && <span className="search-result-path">{search.trail}</span>}
              </span>
            </a>
            {(isFavorite || !isFull) && (
              <SavedButton
                label={isFavorite ? texts.unsave : texts.save}
                search={search}
                onPress={box.andFocus(isFavorite ? unsave : save)}
              >
                <Icon name={isFavorite ? 'star-full' : 'star'} />
              </SavedButton>
            )}
            <SavedButton
              label={isFavorite ? texts.removeFavorite : texts.removeRecent}
              search={search}
              onPress={box.andFocus(remove)}
            >
              <Icon name="close" />
            </SavedButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SavedButtonProps {
  readonly label: string;
  readonly search: SavedSearch;
  readonly onPress: (search: SavedSearch) => void;
  readonly children: ReactNode;
}

function SavedButton({ label, search, onPress, children }: SavedButtonProps) {
  const name = fill(label, { title: search.title });
  return (
    <button type="button" className="icon-button" aria-label={name} title={name} onClick={() => onPress(search)}>
      {children}
    </button>
  );
}
