import { useEffect } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { REPLAY_SELECTOR } from '#shared/dom.ts';
import { showProgress } from '../progress/show-progress.ts';
import type { LoadView } from './view.ts';

/** The link's address when the app may follow it in place of the browser; undefined for all others. */
function innerAddress(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // One that is replayed is a button to whoever has scripts.
  if (
    !link ||
    link.matches(REPLAY_SELECTOR) ||
    link.target ||
    link.hasAttribute('download') ||
    link.origin !== location.origin
  )
    return undefined;
  const url = new URL(link.href);
  // Within the page the browser moves by itself.
  return url.pathname === location.pathname && url.hash ? undefined : url;
}

function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/**
 * Follows links within the site without a page load, and loads their pages as soon as the reader aims at them.
 * Links are plain: they are the same HTML without scripts, and in static strings.
 */
export function useLinks(load: LoadView, navigate: NavigateFunction): void {
  useEffect(() => {
    // Where the reader means to go: a page that comes late must not take them from the one they chose after it.
    let wanted: URL | undefined;
    const forget = () => {
      wanted = undefined;
    };
    const follow = (event: MouseEvent) => {
      const url = isPlainClick(event) ? innerAddress(event.target) : undefined;
      if (!url) return;
      event.preventDefault();
      wanted = url;
      const loading = load(url.pathname);
      showProgress(loading);
      loading.then(
        ({ page }) => {
          if (wanted !== url) return;
          // Spec 2.1: a link that matches no known route causes a full page load.
          if (page.data.pageType === '404') location.assign(url);
          else void navigate(url.pathname + url.search + url.hash);
        },
        (error: unknown) => {
          console.error(error);
          if (wanted === url) location.assign(url);
        },
      );
    };
    const prefetch = ({ target }: Event) => {
      const url = innerAddress(target);
      // A failure here is nobody's business yet: the click will try again and tell.
      if (url) load(url.pathname).catch(() => {});
    };
    document.addEventListener('click', follow);
    addEventListener('popstate', forget);
    document.addEventListener('pointerover', prefetch, { passive: true });
    document.addEventListener('focusin', prefetch);
    return () => {
      document.removeEventListener('click', follow);
      removeEventListener('popstate', forget);
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
    };
  }, [load, navigate]);
}
