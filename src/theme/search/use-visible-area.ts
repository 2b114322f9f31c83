import { useLayoutEffect, type RefObject } from 'react';

/**
 * Hands the stylesheet the part of the window that an on-screen keyboard leaves free: `--visible-top` and
 * `--visible-height`. No unit of CSS knows the keyboard.
 */
export function useVisibleArea(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    const { style } = ref.current ?? {};
    if (!viewport || !style) return undefined;
    const measure = () => {
      style.setProperty('--visible-top', `${viewport.offsetTop}px`);
      style.setProperty('--visible-height', `${viewport.height}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [ref]);
}
