import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useTexts } from '../site-context.tsx';
import { fieldId, listId, optionId, type SearchBox } from './use-search-box.ts';

interface SearchFieldProps {
  readonly box: SearchBox;
  /** Whether the results are shown. */
  readonly isExpanded: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onInput?: () => void;
  /** What stands after the field. */
  readonly children?: ReactNode;
}

/** For what stands around a field: a press there leaves the focus in the field, whose keys go on. */
export function keepFocus(event: MouseEvent): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}

/** The field of a search, a combobox by the ARIA pattern: focus stays in it while the list is gone through. */
export function SearchField({ box, isExpanded, onKeyDown, onInput, children }: SearchFieldProps) {
  const { search } = useTexts();
  const hasActive = isExpanded && box.hits.length > 0;
  return (
    <div className="search-field" data-status={box.status}>
      {box.status === 'stalled' ? <span className="search-spinner" /> : <Icon name="search" />}
      <input
        id={fieldId(box)}
        type="text"
        role="combobox"
        aria-label={search.label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={hasActive}
        aria-controls={hasActive ? listId(box) : undefined}
        aria-activedescendant={hasActive ? optionId(box, box.active) : undefined}
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
        onKeyDown={onKeyDown}
      />
      {children}
    </div>
  );
}
