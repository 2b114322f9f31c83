import { useEffect } from 'react';
import { usePage, useTexts } from '../navigation/view.ts';
import { closestTo } from '../parts/events.ts';
import { withStyles } from '../styles/adopt-styles.ts';

/** Links that the compiler makes from names in code to their documentation. */
const NAME_SELECTOR = '.code pre a';

/** The code for notes, loaded when the reader first points at or focuses a name. */
const loadCode = () => withStyles(import('./api-note.ts'));

/** Shows a note on a name in code at hover and focus. Without scripts, and on failure, the name is just a link. */
export function useApiNotes(): void {
  const { since } = useTexts();
  const { routePath } = usePage().data;
  useEffect(() => {
    const aim = (name: Element | null) => {
      if (!(name instanceof HTMLAnchorElement)) return;
      // The reader may have gone on while the code was loading.
      const isAimed = () => name.matches(':hover, :focus-visible');
      loadCode().then(({ showNote }) => isAimed() && showNote(name, { since, routePath }), ignore);
    };
    const hover = (event: PointerEvent) => {
      // A tap follows the link; a pressed button selects code, which a note would cover.
      if (event.pointerType === 'mouse' && event.buttons === 0) aim(closestTo(event, NAME_SELECTOR));
    };
    const focus = (event: FocusEvent) => aim(closestTo(event, `:is(${NAME_SELECTOR}):focus-visible`));
    // The pointer or focus may have reached a name before hydration.
    aim(document.querySelector(`:is(${NAME_SELECTOR}):is(:hover, :focus-visible)`));
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerover', hover, { passive: true, signal });
    document.addEventListener('focusin', focus, { signal });
    return () => listening.abort();
  }, [since, routePath]);
}

const ignore = () => undefined;
