import { useCallback, useEffect } from 'react';
import { useEachElement } from '../hooks/use-each-element.ts';
import { useTexts } from '../navigation/view.ts';
import { adoptStyles } from '../styles/adopt-styles.ts';
import { codeButtons } from './code-buttons.ts';
import styles from './code-buttons.css?inline';

/** Adds the buttons of code blocks, so that the first paint need not lay them out. */
export function useCodeButtons(): void {
  const texts = useTexts().code;
  useEffect(() => adoptStyles(styles), []);
  useEachElement(
    '.code:not(:has(button))',
    useCallback((block) => toolsOf(block).prepend(...codeButtons(block, texts)), [texts]),
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
