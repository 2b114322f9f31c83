import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { siteMapPath } from '#shared/site-map.ts';
import { useSite } from '../site-context.tsx';
import { useSearchSources } from './search-context.tsx';
import { isCharacter, isSearchShortcut, OPEN_SEARCH_EVENT, openSearch, PREPARE_SEARCH_EVENT } from './search-events.ts';

/** What the dialog is given by whoever opens it. */
export interface SearchModalProps {
  /** Text to begin with. */
  readonly initialText: string;
  readonly onClose: () => void;
}

type Modal = ComponentType<SearchModalProps>;

/** A wait that is over before it is noticed gets no sign: one for the whole page makes the browser style all of it anew. */
const SIGN_MS = 150;

let modal: Modal | undefined;
let loading: Promise<Modal> | undefined;

/** Fetches the dialog once. A fetch that failed is forgotten, so that the next one tries again. */
function loadModal(): Promise<Modal> {
  loading ??= import('./search-boxes.ts').then(({ SearchModal }) => (modal = SearchModal));
  loading.catch(() => (loading = undefined));
  return loading;
}

/** Text after one more key, as a field would have it; undefined when the key is none of typing. */
function typeKey(text: string, event: KeyboardEvent): string | undefined {
  if (isCharacter(event)) return text + event.key;
  return event.key === 'Backspace' ? text.replace(/.$/u, '') : undefined;
}

/** One opening of the dialog. */
interface Opening {
  readonly id: number;
  readonly text: string;
}

/** A dialog that has been closed tells so a moment later: until then it is there, but not open. */
const isStillOpen = () => document.querySelector('.search-dialog[open]') !== null;

/**
 * Waits for whoever wants to search. The dialog comes with the first sign of that; what is typed meanwhile is kept and
 * stands in its field.
 */
export function SearchOpener() {
  const [opening, setOpening] = useState<Opening>();
  const sources = useSearchSources();
  const { config, locale } = useSite();
  const siteMap = siteMapPath(locale.lang, config.lang);

  useEffect(() => {
    // What has been typed while the dialog is on its way; undefined when it is not.
    let awaited: string | undefined;
    let sign: ReturnType<typeof setTimeout> | undefined;
    const wait = (typed: string | undefined) => {
      const { classList } = document.documentElement;
      clearTimeout(sign);
      if (typed === undefined) classList.remove('waiting');
      else sign = setTimeout(() => classList.add('waiting'), SIGN_MS);
      awaited = typed;
    };
    const prepare = () => {
      sources().main.prepare();
      // A failure here is nobody's business yet: opening will try again and tell.
      loadModal().catch(() => {});
    };
    const open = ({ detail }: CustomEventInit<string>) => {
      sources().main.prepare();
      if (awaited !== undefined) return;
      // At once: the next key already belongs to the field.
      const show = (text = '') => {
        if (!isStillOpen()) flushSync(() => setOpening((last) => ({ id: (last?.id ?? 0) + 1, text })));
      };
      if (modal) {
        show(detail);
        return;
      }
      wait(detail);
      loadModal().then(
        () => {
          const typed = awaited;
          wait(undefined);
          if (typed !== undefined) show(typed);
        },
        (error: unknown) => {
          console.error(error);
          wait(undefined);
          if (navigator.onLine) location.assign(siteMap);
        },
      );
    };
    const onKey = (event: KeyboardEvent) => {
      if (awaited !== undefined && event.key === 'Escape') wait(undefined);
      const typed = awaited === undefined ? undefined : typeKey(awaited, event);
      if (typed !== undefined) awaited = typed;
      else if (isSearchShortcut(event)) openSearch();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener(PREPARE_SEARCH_EVENT, prepare);
    addEventListener(OPEN_SEARCH_EVENT, open);
    document.addEventListener('keydown', onKey, true);
    return () => {
      wait(undefined);
      removeEventListener(PREPARE_SEARCH_EVENT, prepare);
      removeEventListener(OPEN_SEARCH_EVENT, open);
      document.removeEventListener('keydown', onKey, true);
    };
    // The engines are those of one language, and the layout keys this part by it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [siteMap]);

  if (!opening || !modal) return null;
  const Dialog = modal;
  // Only its own opening: another one may have begun meanwhile.
  const onClose = () => setOpening((last) => (last === opening ? undefined : last));
  return <Dialog key={opening.id} initialText={opening.text} onClose={onClose} />;
}
