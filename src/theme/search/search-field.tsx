import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useTexts } from '../navigation/view.ts';
import { fieldId, listId, optionId, type SearchBox } from './use-search-box.ts';

interface SearchFieldProps {
  readonly box: SearchBox;
  readonly isExpanded: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onInput?: () => void;
  readonly children?: ReactNode;
}

/** Keys that move in the text or delete from it. */
const EDITING = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Backspace', 'Delete']);

/** Mousedown handler for the area around a field: keeps focus in the field, so that its keys still work. */
export function keepFocus(event: MouseEvent): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}

/** The search field, an ARIA combobox: focus stays in it while moving through the list. */
export function SearchField({ box, isExpanded, onKeyDown, onInput, children }: SearchFieldProps) {
  const { search } = useTexts();
  const [isEditing, setEditing] = useState(false);
  const hasActive = isExpanded && box.hits.length > 0;
  return (
    <div className="search-field" data-status={box.status}>
      {box.status === 'stalled' ? <span className="search-spinner" /> : <Icon name="search" />}
      <input
        id={fieldId(box.id)}
        type="text"
        role="combobox"
        aria-label={search.label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={hasActive}
        aria-controls={hasActive ? listId(box.id) : undefined}
        // NVDA and JAWS read the active option at every key; without one, they read the character.
        aria-activedescendant={hasActive && !isEditing ? optionId(box.id, box.active) : undefined}
        placeholder={search.placeholder}
        enterKeyHint="go"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={box.maxCharacters}
        value={box.text}
        onChange={({ target }) => {
          box.setText(target.value);
          onInput?.();
        }}
        onCompositionStart={box.onComposition}
        onCompositionEnd={box.onComposition}
        onKeyDown={(event) => {
          setEditing(EDITING.has(event.key));
          onKeyDown(event);
        }}
      />
      {children}
    </div>
  );
}
