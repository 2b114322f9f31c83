import { useEffect, useState, type KeyboardEvent } from 'react';
import { wordsOfPath } from '#search/query.ts';
import { readHistoryText, writeHistoryState } from '../parts/history-state.ts';
import { useTexts } from '../navigation/view.ts';
import { isComposing } from './search-keys.ts';
import { moveAmongSaved, SavedList } from './saved-list.tsx';
import { keepFocus, SearchField } from './search-field.tsx';
import { screenOf, SearchScreens, SearchStatus } from './search-screens.tsx';
import { useSearchBox } from './use-search-box.ts';

/** Spec 5: maximum length of a query in the simpler panel. */
const QUERY_MAX_CHARACTERS = 64;
/** Spec 9: recent searches in the simpler panel. */
const RECENT_LIMIT = 5;

const TEXT_FIELD = 'docsPanelText';

/** The text that the reader left in this history entry, or else the words of the requested path. */
const firstText = () => readHistoryText(TEXT_FIELD) ?? wordsOfPath(location.pathname);

/** The history entry keeps the text. */
const reloadPage = () => location.reload();

/** The simpler search on the 404 page (docs/decisions.md, 5). */
export function SearchPanel() {
  const { search: texts } = useTexts();
  const [isListOpen, setListOpen] = useState(true);
  const [hasFocus, setFocus] = useState(false);
  const [initialText] = useState(firstText);
  const box = useSearchBox({
    id: 'docs-panel',
    initialText,
    maxCharacters: QUERY_MAX_CHARACTERS,
    onLeave: () => setListOpen(false),
    reload: reloadPage,
  });
  useEffect(() => writeHistoryState(TEXT_FIELD, box.text), [box.text]);
  const screen = screenOf(box);
  const recent = box.saved.recent.slice(0, RECENT_LIMIT);
  // Saved searches show on focus; results for the words of the path show at once.
  const hasContent =
    screen === 'start' ? hasFocus && recent.length > 0 : screen !== 'waiting' || box.status === 'stalled';
  const isShown = isListOpen && hasContent;

  /** Spec 2.7: the first Escape closes the list, the second clears the text. */
  const escape = () => {
    box.forgetEarly();
    if (isShown) setListOpen(false);
    else box.setText('');
    box.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') escape();
    else if (isShown && moveAmongSaved(event, event.currentTarget)) event.preventDefault();
  };
  const onFieldKey = (event: KeyboardEvent) => {
    // Also while waiting for the answer.
    if (isShown || (isListOpen && screen === 'waiting')) box.onKeyDown(event);
    else if (!isComposing(event.nativeEvent) && event.key.startsWith('Arrow')) setListOpen(true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the field and the links bubble here
    <div
      role="search"
      className="search-panel"
      aria-label={texts.label}
      onKeyDown={onKeyDown}
      onFocus={() => setFocus(true)}
    >
      <SearchField
        box={box}
        isExpanded={isShown && screen === 'results'}
        onKeyDown={onFieldKey}
        onInput={() => setListOpen(true)}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps focus in the field */}
      <div onMouseDown={keepFocus}>
        <SearchStatus box={box} isShown={isShown} />
        <div hidden={!isShown}>
          <SearchScreens box={box} start={<SavedList box={box} kind="recent" searches={recent} />} />
        </div>
      </div>
    </div>
  );
}
