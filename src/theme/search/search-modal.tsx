import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { RECENT_LIMIT, RECENT_LIMIT_WITH_FAVORITES } from '#search/saved-searches.ts';
import { Icon } from '../parts/icon.tsx';
import { useSite, useTexts } from '../navigation/view.ts';
import { reloadForSearch } from './kept-search.ts';
import { moveAmongSaved, SavedList } from './saved-list.tsx';
import { isComposing, isForField } from './search-keys.ts';
import { keepFocus, SearchField } from './search-field.tsx';
import type { SearchModalProps } from './search-opener.tsx';
import { screenOf, SearchScreens, SearchStatus } from './search-screens.tsx';
import { useSearchBox, type SearchBox } from './use-search-box.ts';
import { useDialog } from './use-dialog.ts';
import { useVisibleArea } from './use-visible-area.ts';

/** Spec 5: maximum length of a query. */
const QUERY_MAX_CHARACTERS = 512;

/** The search dialog: a native dialog with a combobox and its list. Mounted only while open. */
export function SearchModal({ initialText, onClose }: SearchModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isBackdropPressed = useRef(false);
  const texts = useTexts();
  const close = useDialog(dialog);
  const box = useSearchBox({
    id: 'docs-search',
    initialText,
    maxCharacters: QUERY_MAX_CHARACTERS,
    onLeave: close,
    reload: reloadForSearch,
  });
  const { key } = useLocation();
  useVisibleArea(dialog);

  useLayoutEffect(() => {
    const input = dialog.current?.querySelector('input');
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);

  useEffect(() => {
    // On Back, not on every change of the address: a link pressed before the search may show its page below the dialog.
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [close]);

  const { focus } = box;
  // A page that arrives below takes the focus; take it back.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- once for each location
  useEffect(focus, [key]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return;
    const { key, target } = event;
    if (moveAmongSaved(event, dialog.current)) event.preventDefault();
    // Typing on a button or a saved search continues in the field; Space and Enter press buttons.
    else if (isForField(event.nativeEvent) && key !== ' ' && key !== 'Enter' && !(target instanceof HTMLInputElement)) {
      box.focus();
      box.onKeyDown(event);
    }
  };
  // A press that selects text may begin or end in the box; it is then no press on the backdrop.
  const onMouseDown = ({ target }: MouseEvent) => (isBackdropPressed.current = target === dialog.current);
  const onMouseUp = ({ target }: MouseEvent) => (isBackdropPressed.current &&= target === dialog.current);
  const onClick = ({ target }: MouseEvent) => {
    if (target === dialog.current && isBackdropPressed.current) close();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click on the backdrop closes; the key for it is Escape
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-modal="true"
      aria-label={texts.search.label}
      // Also closes on a phone's back gesture.
      closedby="closerequest"
      onCancel={close}
      onClose={onClose}
      onClick={onClick}
      onMouseDown={onMouseDown}
      onMouseUp={onMouseUp}
      onKeyDown={onKeyDown}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps focus in the field */}
      <div className="search-box" onMouseDown={keepFocus}>
        <SearchField box={box} isExpanded={screenOf(box) === 'results'} onKeyDown={box.onKeyDown}>
          <button type="button" className="icon-button" aria-label={texts.search.close} onClick={close}>
            <Icon name="close" />
          </button>
        </SearchField>
        <SearchStatus box={box} />
        <SearchScreens box={box} start={<StartScreen box={box} />} />
        <KeyHints />
      </div>
    </dialog>
  );
}

/** Spec 2.7: recent and favorite searches. */
function StartScreen({ box }: { readonly box: SearchBox }) {
  const { search: texts } = useTexts();
  const { personalization } = useSite().config.search;
  const { recent, favorites } = box.saved;
  if (recent.length === 0 && favorites.length === 0) {
    return <p className="search-empty">{personalization ? texts.noRecent : texts.hint}</p>;
  }
  const limit = favorites.length > 0 ? RECENT_LIMIT_WITH_FAVORITES : RECENT_LIMIT;
  return (
    <div className="search-start">
      <SavedList box={box} kind="recent" searches={recent.slice(0, limit)} />
      <SavedList box={box} kind="favorites" searches={favorites} />
    </div>
  );
}

/** Visual key hints; screen readers describe a combobox themselves. */
function KeyHints() {
  const { search: texts } = useTexts();
  return (
    <p className="search-keys" aria-hidden="true">
      <kbd>↑</kbd>
      <kbd>↓</kbd>
      <span>{texts.keyMove}</span>
      <kbd>↵</kbd>
      <span>{texts.keyOpen}</span>
      <kbd>esc</kbd>
      <span>{texts.keyClose}</span>
    </p>
  );
}
