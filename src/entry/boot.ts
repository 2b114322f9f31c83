/** Start-up script, inlined in every head and run before the first paint. All that can wait is in `client.tsx`. */

import { followAppearance } from '#theme/appearance/appearance.ts';
import { showStoredTabs } from '#theme/tabs/stored-tabs.ts';
import { closeMenus } from '#theme/parts/close-menus.ts';
import { closestTo, isMoved } from '#theme/parts/events.ts';
import { needsReload, pageState } from '#theme/parts/page-state.ts';
import { whenIdle } from '#theme/parts/when-idle.ts';
import { keptSearch, reloadForSearch } from '#theme/search/kept-search.ts';
import { focusFilter, keptFilter } from '#theme/overview/focus-filter.ts';
import { hideParts } from '#theme/layouts/hidden-parts.ts';
import { HYDRATED_EVENT, SEARCH_FAILURE_ID } from '#shared/dom.ts';
import type { PageState } from '#shared/site-data.ts';
import { awaitedSearch, failPresses, keepPresses } from './kept-presses.ts';
import { redirectToReadersLanguage } from './locale-redirect.ts';

const root = document.documentElement;
/** The first of these loads the client. `input`: dictation types without keys. `popstate`: only the client can answer. */
const INTENTS = ['pointermove', 'pointerdown', 'keydown', 'input', 'scroll', 'click', 'popstate'];
/**
 * After this time, a reader who waits for the search is told that it cannot load. A client that arrives later still
 * hydrates.
 */
const LIMIT_MS = 20_000;
const LATE = 'Timeout';
/** Events that retry after the client failed to load: deliberate presses, not a moving pointer. */
const PRESSES = ['click', 'keydown'];

// Without this class the page shows only what works without scripts.
root.classList.add('js');
if (root.dataset['darkMode'] !== 'off') followAppearance();
closeMenus();
addEventListener('DOMContentLoaded', focusFilter);

hideParts(location.search);
redirectToReadersLanguage();
addEventListener(HYDRATED_EVENT, showStoredTabs(), { once: true });

/** Loads the client, which hydrates the page. @param isRetry whether the reader pressed the search's retry button */
function start(isRetry = false): void {
  root.classList.add('awake');
  const state = pageState();
  // The page is still arriving; the next intent or DOMContentLoaded starts again.
  if (!state) return addEventListener('DOMContentLoaded', wake, true);
  for (const intent of ['DOMContentLoaded', ...INTENTS]) removeEventListener(intent, wake, true);
  const app = import(/* @vite-ignore */ state.app) as Promise<{ readonly started: Promise<void> }>;
  const late = new Promise<never>((_, fail) => setTimeout(fail, LIMIT_MS, LATE));
  Promise.race([app.then(({ started }) => started), late]).catch(async (error: unknown) => {
    console.error(error);
    // Firefox rejects a repeated import at once, before the press that caused it is kept.
    await new Promise((next) => setTimeout(next));
    // Reload only for a pending search: after a press on a link, the reload could overtake the link.
    const search = awaitedSearch();
    if (search !== undefined && (await needsReload(isRetry))) return reloadForSearch(search);
    // The page stays readable; the next press retries.
    failPresses(error === LATE);
    listen(PRESSES);
  });
}

/** Starts the client. Ignores a resting pointer, and the scroll event of a sidebar that starts scrolled down. */
function wake(event: Event): void {
  if (event.type === 'scroll' && event.target !== document) return;
  if (event.type === 'pointermove' && !isMoved(event as PointerEvent)) return;
  start(closestTo(event, `#${SEARCH_FAILURE_ID}`) !== null);
}

function listen(intents: readonly string[]): void {
  for (const intent of intents) addEventListener(intent, wake, { capture: true, passive: true });
}

/** Fills the cache, a file per idle period. `modulepreload` would also compile; all at once would be a long task. */
async function fetchAhead({ preload, modules }: PageState): Promise<void> {
  // Wait for the first contentful paint: on a fast connection `load` fires earlier, and the first paint may be the
  // background alone.
  await new Promise<void>((painted) =>
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint')[0]) painted();
    }).observe({ type: 'paint', buffered: true }),
  );
  for (const href of [...preload, ...Object.values(modules ?? {})]) {
    await whenIdle();
    await fetch(href, { priority: 'low' })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  }
}

keepPresses();
listen(INTENTS);
addEventListener('load', () => {
  const state = pageState();
  // The application may redirect a 404 page or find the page, and it continues a search or a filter kept over a reload.
  // All other pages wait for an intent.
  if (state?.page.pageType === '404' || keptSearch() !== undefined || keptFilter()) start();
  else if (state) void fetchAhead(state);
});
