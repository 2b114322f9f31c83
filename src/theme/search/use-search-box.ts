import { useRef, useState, type CompositionEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { levelsAbove, plainText } from '#search/hits.ts';
import { cutQuery } from '#search/query.ts';
import type { SearchHit } from '#search/source.ts';
import { isUnmodified } from '../parts/events.ts';
import { isComposing } from './search-keys.ts';
import { useSearchSources } from './search-context.tsx';
import { useSavedSearches } from './use-saved-searches.ts';
import { useEarlyPresses, type EnterKeys } from './use-early-presses.ts';
import { useSearch } from './use-search.ts';

interface SearchBoxOptions {
  /** Prefix of the element ids, since a page may have two boxes. */
  readonly id: string;
  readonly initialText: string;
  readonly maxCharacters: number;
  /** Called when a result opens in this window. */
  readonly onLeave: () => void;
  /** Reloads the page after a deployment, and searches again there. */
  readonly reload: (query: string) => void;
}

/** Steps through results or saved searches, by key. */
export const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export const fieldId = (box: string) => `${box}-field`;
export const listId = (box: string) => `${box}-results`;
export const optionId = (box: string, index: number) => `${box}-option-${index}`;

export type SearchBox = ReturnType<typeof useSearchBox>;

/** State and handlers of a search field with results, in the dialog or on the 404 page. */
export function useSearchBox({ id, initialText, maxCharacters, onLeave, reload }: SearchBoxOptions) {
  const { main, fallback } = useSearchSources();
  const [text, setFullText] = useState(() => cutQuery(initialText, maxCharacters));
  // The text without an unfinished composition, which is not searched for.
  const [settled, setSettled] = useState(text);
  const composing = useRef(false);
  const [usesFallback, setUsesFallback] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const source = usesFallback && fallback ? fallback : main;
  const query = settled.trim();
  const state = useSearch(query, source, attempt, reload);
  const { status, found } = state;
  const groups = found?.groups ?? [];
  const hits = groups.flatMap((group) => group.hits);
  // A new query starts at its first result; a fuller answer to the same query keeps the active one.
  const keyOf = (hit: SearchHit | undefined) => JSON.stringify([found?.query, hit?.objectID]);
  const [marked, setMarked] = useState('');
  const active = Math.max(
    0,
    hits.findIndex((hit) => keyOf(hit) === marked),
  );
  const setActive = (index: number) => setMarked(keyOf(hits[index]));
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

  /** Handles a click on a link: calls `tell` when it is followed, and leaves the search unless it opens elsewhere. */
  const onFollow = (event: MouseEvent, tell: () => void) => {
    // The right button opens a menu, not the link.
    if (event.button > 1) return;
    tell();
    if (event.button === 0 && isUnmodified(event)) onLeave();
  };

  const focus = () => document.getElementById(fieldId(id))?.focus();

  /** Wraps around both ends. */
  const within = (index: number) => (index + hits.length) % hits.length;

  const open = (index: number, { ctrlKey, metaKey, shiftKey }: EnterKeys) => {
    const hit = hits[index];
    if (!hit) return;
    // Spec 2.7: a new tab, or a new window.
    const features = ctrlKey || metaKey ? 'noopener' : shiftKey ? 'noopener,popup' : undefined;
    if (features === undefined) {
      document.getElementById(optionId(id, index))?.click();
      return;
    }
    window.open(hit.url, '_blank', features);
    choose(hit);
  };
  const early = useEarlyPresses(query, state, (steps, enter) => {
    if (hits.length === 0) return;
    const index = within(steps % hits.length);
    setActive(index);
    if (enter) open(index, enter);
  });
  // The results on screen may still be those of the previous query.
  const isEarly = query !== '' && found?.query !== query;

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
    /** Switches to the other engine; undefined when there is none left. */
    askFallback: fallback && !usesFallback ? () => setUsesFallback(true) : undefined,
    setText,
    setActive,
    retry: () => setAttempt(attempt + 1),
    /** Takes back keys that wait for an answer. */
    forgetEarly: early.forget,
    focus,
    /** Does the work and returns focus to the field: the pressed button may disappear. */
    andFocus:
      <Args extends readonly unknown[]>(work: (...args: Args) => void) =>
      (...args: Args) => {
        work(...args);
        focus();
      },
    onComposition({ type, currentTarget }: CompositionEvent<HTMLInputElement>) {
      composing.current = type === 'compositionstart';
      if (type === 'compositionend') setText(currentTarget.value);
    },
    onKeyDown(event: KeyboardEvent) {
      // With Shift, arrow keys select text.
      const step = isUnmodified(event) ? STEPS[event.key] : undefined;
      if (isComposing(event.nativeEvent) || (step === undefined && event.key !== 'Enter')) return;
      if (isEarly) early.keep(event, step);
      else {
        early.forget();
        if (step === undefined) open(active, event);
        else if (hits.length > 0) setActive(within(active + step));
        // Saved searches handle arrow keys themselves.
        else return;
      }
      event.preventDefault();
    },
    onChoose: (event: MouseEvent, hit: SearchHit) => onFollow(event, () => choose(hit)),
    onFollow,
  };
}
