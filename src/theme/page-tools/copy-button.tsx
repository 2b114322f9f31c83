import { useEffect, useRef, useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useTexts } from '../navigation/view.ts';
import { copyMarkdown } from './copy-markdown.ts';

/** Spec 9: how long the button that copies the page shows success. */
const SUCCESS_MS = 500;

/** Copies the page as Markdown (spec 4): idle, loading (disabled), success, idle. A failure returns to idle. */
export function CopyButton({ path }: { readonly path: string }) {
  const texts = useTexts().markdown;
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const [state, setState] = useState<'idle' | 'loading' | 'success'>('idle');

  useEffect(() => {
    if (state !== 'success') return undefined;
    const timer = setTimeout(() => setState('idle'), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    if (state === 'loading' || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [state]);

  const copy = async () => {
    // Disabling the button drops its focus.
    hadFocus.current = document.activeElement === button.current;
    setState('loading');
    const next = await copyMarkdown(path).then(
      () => 'success' as const,
      () => 'idle' as const,
    );
    setState(next);
  };

  return (
    <button
      ref={button}
      type="button"
      className="page-tool"
      data-replay=""
      data-state={state}
      disabled={state === 'loading'}
      onClick={() => void copy()}
    >
      <Icon name={state === 'success' ? 'check' : 'copy'} />
      <span className="page-tool-text">{texts.copy}</span>
      <span className="visually-hidden" role="status">
        {state === 'success' && texts.copied}
      </span>
    </button>
  );
}
