import { useEffect } from 'react';
import { usePage } from '../page-context.tsx';
import { useTexts } from '../site-context.tsx';
import { withStyles } from '../styles/with-styles.ts';

/** The compiler's links from names in code to what documents them. */
const NAME = '.code pre a';

/** Loaded when the reader first points at or focuses a name. */
const loadNotes = () => withStyles(import('./api-note.ts'));

function nameAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(NAME) : null;
}

/** Says of a name in code what the documentation says, at hover and focus. Without this, and on failure, it is a link. */
export function useApiNotes(): void {
  const { since } = useTexts();
  const { routePath } = usePage().data;
  useEffect(() => {
    const aim = (name: HTMLAnchorElement | null) => {
      if (name) loadNotes().then(({ aimAt }) => aimAt(name, { since, routePath }), ignore);
    };
    const hover = ({ target, pointerType }: PointerEvent) => {
      // A tap follows the link.
      if (pointerType === 'mouse') aim(nameAt(target));
    };
    const focus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) aim(nameAt(target));
    };
    // Where the reader was before hydration.
    aim(document.querySelector(`:is(${NAME}):is(:hover, :focus-visible)`));
    document.addEventListener('pointerover', hover, { passive: true });
    document.addEventListener('focusin', focus);
    return () => {
      document.removeEventListener('pointerover', hover);
      document.removeEventListener('focusin', focus);
    };
  }, [since, routePath]);
}

const ignore = () => undefined;
