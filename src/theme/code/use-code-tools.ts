import { useEffect } from 'react';
import { fill, type Texts } from '#shared/texts.ts';
import { closestTo } from '../parts/events.ts';
import { isApple } from '../parts/platform.ts';
import { useTexts } from '../navigation/view.ts';
import { copyText } from './copy-text.ts';

/** Spec 9: how long a copy button shows success. */
const COPIED_MS = 2000;

/** Handles the buttons of code blocks. The blocks are static HTML, so one listener serves them all. */
export function useCodeTools(): void {
  const texts = useTexts();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const button = closestTo(event, 'button[data-code]');
      const block = button?.closest<HTMLElement>('.code');
      if (!button || !block) return;
      if (button.dataset['code'] === 'wrap') toggleWrap(button, block);
      else void copy(button, block, texts);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [texts]);
}

function toggleWrap(button: HTMLElement, block: HTMLElement): void {
  const wrapped = block.classList.toggle('code-wrapped');
  button.setAttribute('aria-pressed', String(wrapped));
}

/** Timers of buttons showing success; another press restarts the timer. */
const marks = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

async function copy(button: HTMLElement, block: HTMLElement, texts: Texts): Promise<void> {
  const text = copyText(block.querySelector('code')?.textContent ?? '', block.dataset['lang']);
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Spec 8: let the reader copy by hand.
    const keys = isApple() ? 'Command+C' : 'Ctrl+C';
    prompt(fill(texts.code.copyFailed, { keys }), text);
    return;
  }
  button.classList.add('code-copied');
  button.setAttribute('aria-label', texts.code.copied);
  clearTimeout(marks.get(button));
  const endMark = () => {
    button.classList.remove('code-copied');
    button.setAttribute('aria-label', texts.code.copy);
  };
  marks.set(button, setTimeout(endMark, COPIED_MS));
}
