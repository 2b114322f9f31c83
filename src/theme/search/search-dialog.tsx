import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useTexts } from '../site-context.tsx';
import { isSearchShortcut, OPEN_SEARCH_EVENT, openSearch } from './search-events.ts';
import { optionId, RESULTS_ID, SearchResults } from './search-results.tsx';
import { useSearch } from './use-search.ts';

/** Opens a result as a link would, by the keys held (spec 2.7). */
function follow(url: string, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  if (ctrlKey || metaKey) window.open(url, '_blank', 'noopener');
  else if (shiftKey) window.open(url, '_blank', 'noopener,popup');
  else document.getElementById(RESULTS_ID)?.querySelector<HTMLElement>('[aria-selected=true]')?.click();
}

/** The search: a native dialog with a combobox and its list. */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const texts = useTexts();
  const search = useSearch(isOpen);
  const { results } = search;

  useEffect(() => {
    const open = () => setOpen(true);
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      openSearch();
    };
    addEventListener(OPEN_SEARCH_EVENT, open);
    document.addEventListener('keydown', onKey);
    return () => {
      removeEventListener(OPEN_SEARCH_EVENT, open);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  useEffect(() => {
    if (!isOpen || dialog.current?.open) return;
    dialog.current?.showModal();
    input.current?.select();
  }, [isOpen]);

  const close = () => dialog.current?.close();
  const onKeyDown = (event: KeyboardEvent) => {
    // An Enter that ends a composition belongs to the input method.
    if (event.nativeEvent.isComposing || results.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const url = results[active]?.url;
    if (step !== undefined) setActive((active + step + results.length) % results.length);
    else if (event.key === 'Enter' && url !== undefined) follow(url, event);
    else return;
    event.preventDefault();
  };
  const closeOnBackdrop = ({ target }: MouseEvent) => {
    if (target === dialog.current) close();
  };

  return (
    // The keyboard closes the dialog by Escape; the click is the backdrop's.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={texts.search.label}
      onClose={() => setOpen(false)}
      onClick={closeOnBackdrop}
    >
      {isOpen && (
        <div className="search-box">
          <div className="search-field">
            <Icon name="search" />
            <input
              ref={input}
              type="text"
              role="combobox"
              aria-label={texts.search.label}
              aria-expanded={results.length > 0}
              aria-controls={RESULTS_ID}
              aria-activedescendant={results.length > 0 ? optionId(active) : undefined}
              placeholder={texts.search.placeholder}
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="off"
              spellCheck={false}
              value={search.query}
              onChange={({ target }) => {
                search.setQuery(target.value);
                setActive(0);
              }}
              onKeyDown={onKeyDown}
            />
            <button type="button" className="icon-button" aria-label={texts.search.close} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          <SearchResults search={search} active={active} onSelect={close} onActive={setActive} />
        </div>
      )}
    </dialog>
  );
}
