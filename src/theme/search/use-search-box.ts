import { useRef, useState, type CompositionEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { levelsAbove, plainText, type HitGroup } from '#search/hits.ts';
import { cutQuery } from '#search/query.ts';
import type { SearchHit } from '#search/source.ts';
import { isComposing } from './composition.ts';
import { useSearchSources } from './search-context.tsx';
import { useSavedSearches, type SavedSearchesState } from './use-saved-searches.ts';
import { useEarlyEnter } from './use-early-enter.ts';
import { useSearch, type Found, type SearchState } from './use-search.ts';

interface SearchBoxOptions {
  /** Begins the ids of the box, since a page may have two. */
  readonly id: string;
  readonly initialText: string;
  readonly maxCharacters: number;
  /** Called when the reader goes to a result in this window. */
  readonly onLeave: () => void;
}

/** A field with its results, wherever it stands: in the dialog or on the lost page. */
export interface SearchBox {
  readonly id: string;
  readonly maxCharacters: number;
  readonly text: string;
  /** The text that is searched for. */
  readonly query: string;
  readonly status: SearchState['status'];
  readonly found: Found | undefined;
  /** The results as they stand below each other. */
  readonly hits: readonly SearchHit[];
  readonly groups: readonly HitGroup[];
  /** Position of the active result. */
  readonly active: number;
  readonly saved: SavedSearchesState;
  /** Present when another engine can be asked. */
  readonly askFallback: (() => void) | undefined;
  readonly setText: (text: string) => void;
  readonly setActive: (index: number) => void;
  readonly retry: () => void;
  readonly focus: () => void;
  readonly onComposition: (event: CompositionEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onChoose: (event: MouseEvent, hit: SearchHit) => void;
  readonly onLeave: () => void;
}

export const fieldId = ({ id }: Pick<SearchBox, 'id'>) => `${id}-field`;
export const listId = ({ id }: Pick<SearchBox, 'id'>) => `${id}-results`;
export const optionId = ({ id }: Pick<SearchBox, 'id'>, index: number) => `${id}-option-${index}`;

export function useSearchBox({ id, initialText, maxCharacters, onLeave }: SearchBoxOptions): SearchBox {
  const [{ main, fallback }] = useState(useSearchSources());
  const [text, setFullText] = useState(() => cutQuery(initialText, maxCharacters));
  // What an input method is still working on is nothing to search for.
  const [settled, setSettled] = useState(text);
  const composing = useRef(false);
  const [usesFallback, setUsesFallback] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const source = usesFallback && fallback ? fallback : main;
  const query = settled.trim();
  const state = useSearch(query, source, attempt);
  const { status, found } = state;
  const groups = found?.groups ?? [];
  const hits = groups.flatMap((group) => group.hits);
  const [marked, setMarked] = useState<{ readonly query: unknown; readonly hit: unknown }>();
  // Another query begins at its first result; the fuller answer to the same one keeps the reader's place.
  const place = marked && marked.query === found?.query ? hits.findIndex((hit) => hit.objectID === marked.hit) : 0;
  const active = Math.max(0, place);
  const setActive = (index: number) => setMarked({ query: found?.query, hit: hits[index]?.objectID });
  const saved = useSavedSearches();

  const setText = (value: string) => {
    const cut = cutQuery(value, maxCharacters);
    setFullText(cut);
    if (!composing.current) setSettled(cut);
  };

  const choose = (hit: SearchHit) => {
    if (!found) return;
    const title = plainText(hit.title);
    const above = levelsAbove(hit, 0).join(' › ');
    saved.remember({ url: hit.url, title, trail: above });
    found.source.onSelect(hit, found.answer, found.answer.hits.indexOf(hit) + 1);
  };

  const clickOption = (index: number) => document.getElementById(optionId({ id }, index))?.click();
  const keepEnter = useEarlyEnter(query, state, () => clickOption(0));

  const open = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    const hit = hits[active];
    // Spec 2.7: a new tab, or a new window.
    const features = ctrlKey || metaKey ? 'noopener' : shiftKey ? 'noopener,popup' : undefined;
    // The results on screen may still be those of the query before.
    if (found?.query !== query) {
      if (features === undefined) keepEnter();
      return;
    }
    if (!hit) return;
    if (features === undefined) {
      clickOption(active);
      return;
    }
    window.open(hit.url, '_blank', features);
    choose(hit);
  };

  return {
    id,
    maxCharacters,
    text,
    query,
    status,
    found,
    hits,
    groups,
    active,
    saved,
    askFallback: fallback && !usesFallback ? () => setUsesFallback(true) : undefined,
    setText,
    setActive,
    retry: () => setAttempt(attempt + 1),
    focus: () => document.getElementById(fieldId({ id }))?.focus(),
    onLeave,
    onComposition({ type, currentTarget }) {
      composing.current = type === 'compositionstart';
      if (type === 'compositionend') setText(currentTarget.value);
    },
    onKeyDown(event) {
      if (isComposing(event.nativeEvent)) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (event.key === 'Enter') open(event);
      else if (step !== undefined && hits.length > 0) setActive((active + step + hits.length) % hits.length);
      else return;
      event.preventDefault();
    },
    onChoose({ ctrlKey, metaKey, shiftKey }, hit) {
      choose(hit);
      if (!ctrlKey && !metaKey && !shiftKey) onLeave();
    },
  };
}
