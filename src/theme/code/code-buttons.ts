import { useCallback, useEffect } from 'react';
import { fill, type Texts } from '#shared/texts.ts';
import { useEachElement } from '../hooks/use-each-element.ts';
import { useTexts } from '../navigation/view.ts';
import { isApple } from '../parts/platform.ts';
import { adoptStyles } from '../styles/adopt-styles.ts';
import styles from './code-buttons.css?inline';

export const WRAPPED_CLASS = 'code-wrapped';
/** Spec 9: how long the copy button of a code block shows success. */
const COPIED_MS = 2000;
const SHELLS = new Set(['sh', 'bash', 'shell']);
/** Diff lines that name files and positions. */
const DIFF_HEADER = /^(?:diff --git |index |@@ |--- |\+\+\+ )/;

/** Adds the buttons of code blocks: without scripts they would do nothing, and the first paint need not lay them out. */
export function useCodeButtons(): void {
  const texts = useTexts().code;
  useEffect(() => adoptStyles(styles), []);
  useEachElement(
    '.code:not(:has(button))',
    useCallback((block) => toolsOf(block).prepend(wrapButton(block, texts), ...copyButton(block, texts)), [texts]),
  );
}

/** The element for the tools of a block; from the compiler when the block has a download. */
function toolsOf(block: HTMLElement): Element {
  const existing = block.querySelector('.code-tools');
  if (existing) return existing;
  const tools = document.createElement('div');
  tools.className = 'code-tools';
  block.append(tools);
  return tools;
}

function wrapButton(block: HTMLElement, texts: Texts['code']): HTMLButtonElement {
  const wrap = button('wrap', texts.wrap);
  const show = (isWrapped: boolean) => wrap.setAttribute('aria-pressed', String(isWrapped));
  show(block.classList.contains(WRAPPED_CLASS));
  wrap.addEventListener('click', () => show(block.classList.toggle(WRAPPED_CLASS)));
  return wrap;
}

/** The button, and its status for screen readers, which may not read a name that changes. */
function copyButton(block: HTMLElement, texts: Texts['code']): readonly HTMLElement[] {
  const copy = button('copy', texts.copy);
  const status = document.createElement('span');
  status.className = 'visually-hidden';
  status.role = 'status';
  const show = (isCopied: boolean) => {
    copy.classList.toggle('code-copied', isCopied);
    status.textContent = isCopied ? texts.copied : '';
  };
  let shown: ReturnType<typeof setTimeout>;
  copy.addEventListener('click', async () => {
    const text = copyText(block.querySelector('code')?.textContent ?? '', block.dataset['lang']);
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Spec 8: let the reader copy by hand.
      prompt(fill(texts.copyFailed, { keys: isApple() ? 'Command+C' : 'Ctrl+C' }), text);
      return;
    }
    show(true);
    clearTimeout(shown);
    shown = setTimeout(show, COPIED_MS, false);
  });
  return [copy, status];
}

function button(name: 'wrap' | 'copy', label: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'code-tool';
  element.dataset['code'] = name;
  element.setAttribute('aria-label', label);
  element.title = label;
  return element;
}

/** The code as readers want to paste it: without shell prompts; for a diff without removed lines and markers. */
export function copyText(code: string, language: string | undefined): string {
  const text = code.replace(/\n$/, '');
  if (SHELLS.has(language ?? '')) return text.replace(/^([ \t]*)\$ /gm, '$1');
  return language === 'diff' ? afterDiff(text) : text;
}

/** The lines after applying the diff; a diff with only removals is copied unchanged. */
function afterDiff(text: string): string {
  const lines = text.split('\n').filter((line) => !DIFF_HEADER.test(line) && !line.startsWith('-'));
  // A hand-written diff may lack the leading space of unchanged lines.
  const hasBlanks = lines.every((line) => line === '' || line.startsWith('+') || line.startsWith(' '));
  const marks = hasBlanks ? /^[+ ]/ : /^\+/;
  return lines.length === 0 ? text : lines.map((line) => line.replace(marks, '')).join('\n');
}
