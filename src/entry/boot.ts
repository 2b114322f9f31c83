/**
 * Runs in the head of every page, before anything is painted, and is all the script that a page brings along.
 * It stands in the HTML itself, so it is small: what can wait is in `client.tsx`, which it loads at the first sign of
 * intent. A press that comes before the client listens is kept and done then (docs/decisions.md, 8).
 */

import type { PageState } from '#shared/site-data.ts';
import { applyAppearance, followAppearance } from '#theme/appearance/appearance.ts';
import { showStoredTabs } from '#theme/tabs/stored-tabs.ts';
import { closeMenus } from '#theme/parts/close-menus.ts';
import { focusFilter } from '#theme/overview/focus-filter.ts';
import { hideParts } from '#theme/layouts/hidden-parts.ts';
import { HYDRATED_EVENT, PAGE_STATE_ID } from '#shared/dom.ts';
import { failPresses, keepPresses } from './kept-presses.ts';
import { redirectToReadersLanguage } from './locale-redirect.ts';
import { warmFonts } from './warm-fonts.ts';

const root = document.documentElement;
/**
 * What a reader does before they want something: any of these loads the client. Back may lead from a reloaded page to
 * another one without a load, which only the client can show.
 */
const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'click', 'popstate'];
/** What tries again when the client could not be had: a reader who wants something, not a pointer that moves. */
const PRESSES = ['click', 'keydown'];

// Without this class the page shows what works without scripts, and only that.
root.classList.add('js');
if (root.dataset['darkMode'] === 'off') applyAppearance('light');
else followAppearance();
closeMenus();
addEventListener('DOMContentLoaded', focusFilter);

hideParts(location.search);
redirectToReadersLanguage();
addEventListener(HYDRATED_EVENT, showStoredTabs(), { once: true });

function pageState(): PageState | undefined {
  const json = document.getElementById(PAGE_STATE_ID)?.textContent;
  return json ? (JSON.parse(json) as PageState) : undefined;
}

function start(): void {
  root.classList.add('awake');
  const state = pageState();
  // The page is still arriving; the next sign of intent, or its end, starts again.
  if (!state) {
    addEventListener('DOMContentLoaded', start, { once: true });
    return;
  }
  for (const intent of INTENTS) removeEventListener(intent, wake, true);
  const app = import(/* @vite-ignore */ state.app) as Promise<{ readonly started: Promise<void> }>;
  app
    .then(({ started }) => started)
    .catch((error: unknown) => {
      // The page stays as it is and reads; the next press tries again.
      console.error(error);
      failPresses();
      listen(PRESSES);
    });
}

/** Browsers fire pointermove for a resting pointer, and scroll for a sidebar that begins far down: ignore those. */
function wake({ type, target, movementX, movementY }: Event & Partial<PointerEvent>): void {
  if (type === 'scroll' && target !== document) return;
  if (type !== 'pointermove' || movementX !== 0 || movementY !== 0) start();
}

function listen(intents: readonly string[]): void {
  for (const intent of intents) addEventListener(intent, wake, { capture: true, passive: true });
}

/**
 * Fills the browser's cache, one file in each pause: `modulepreload` would compile the modules too, and a whole list of
 * requests is a long task of its own.
 */
async function fetchAhead(): Promise<void> {
  // Not before something of the page has been painted: on a fast line it is loaded sooner than that, and the first paint
  // may be the background alone.
  await new Promise<void>((painted) =>
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint')[0]) painted();
    }).observe({ type: 'paint', buffered: true }),
  );
  for (const href of pageState()?.preload ?? []) {
    await new Promise((pause) =>
      // Chromium sometimes finds no idle moment on a page that rests.
      'requestIdleCallback' in window ? requestIdleCallback(pause, { timeout: 2000 }) : setTimeout(pause),
    );
    await fetch(href, { priority: 'low' })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  }
}

keepPresses();
listen(INTENTS);
addEventListener('load', () => {
  // A lost page repairs its address at once; any other waits for the reader.
  if (pageState()?.page.pageType === '404') start();
  else void fetchAhead();
});
warmFonts();
