/** Client entry: hydrates the server-rendered page. */

import '#theme/styles/main.css';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#theme/app.tsx';
import { createListeners } from '#theme/parts/listeners.ts';
import type { LoadView, View } from '#theme/navigation/view.ts';
import { pageState } from '#theme/parts/page-state.ts';
import { whenIdle } from '#theme/parts/when-idle.ts';
import { CRASHED_EVENT, HYDRATED_EVENT, OPENED_EVENT, REPLAY_SELECTOR, ROOT_ID } from '#shared/dom.ts';
import { localeKey } from '#shared/path.ts';
import { reloadAfterCrash, takeCrash } from './crash.ts';
import { firstPage, readStaticHtml } from './first-page.ts';
import { findSearchFiles } from './local-source.ts';
import { loadFirstView, loadView, prepareSection } from './page-views.ts';
import { createSources } from './search-sources.ts';

// The dev server replaces `page-views.ts` when the content changes. Vite matches `import.meta.hot` literally, so it
// cannot be aliased.
let current = loadView;
const load: LoadView = (pathname) => current(pathname);
const changes = createListeners();
const subscribe = import.meta.hot && changes.add;
import.meta.hot?.accept('./page-views.ts', (fresh) => {
  if (fresh) current = (fresh as unknown as typeof import('./page-views.ts')).loadView;
  changes.notify();
});

function app(initial: View) {
  const sources = createSources(initial.site.config);
  return (
    <StrictMode>
      <BrowserRouter>
        <App initial={initial} load={load} sources={sources} subscribe={subscribe} />
      </BrowserRouter>
    </StrictMode>
  );
}

/** Waits while a link is pressed: its page is about to replace this one, and hydration would delay the click. */
async function linkReleased(): Promise<void> {
  if (!document.querySelector(`a:active:not(${REPLAY_SELECTOR})`)) return;
  await new Promise((released) => {
    // The link is active until after `pointerup`: of a release at that moment, only the click is still to come.
    for (const end of ['pointerup', 'pointercancel', 'click']) addEventListener(end, released, { once: true });
  });
  await whenIdle();
}

// Not at the top level of the module: with a top-level `await` the bundler would move code shared with lazy parts into
// separate chunks, which compress worse.
async function start(): Promise<void> {
  // The page is readable without React; the start-up script logs this error and releases the controls.
  const crash = takeCrash();
  if (crash !== undefined) {
    import.meta.hot?.send(CRASHED_EVENT, crash);
    // Under the dev server the next edit may fix the crash.
    import.meta.hot?.on('vite:beforeUpdate', () => location.reload());
    throw new Error(`The page has crashed and stays as the server sent it: ${crash}`);
  }
  const root = document.getElementById(ROOT_ID);
  const state = pageState();
  if (!root || !state) throw new Error('The page lacks its root or its state');
  const html = readStaticHtml();
  const initial = await loadFirstView(firstPage(state), state.modules, html);
  await linkReleased();
  let reopen: (() => void) | undefined = keepOpen(root);
  addEventListener(HYDRATED_EVENT, () => (reopen = undefined), { once: true });
  startTransition(() => {
    hydrateRoot(root, app(initial), {
      onRecoverableError: (error) => {
        // React has replaced all elements, so open boxes are closed.
        reopen?.();
        // Spec 8: a console warning only; React has already recovered.
        console.warn(error);
      },
      onUncaughtError: reloadAfterCrash,
    });
  });
  // Fetched now, so that the first link and the first search need not wait.
  const { routePath, lang } = state.page;
  prepareSection(routePath);
  if (initial.site.config.themeConfig.search) findSearchFiles(localeKey(routePath, lang)).catch(() => undefined);
  import.meta.hot?.send(OPENED_EVENT, state.generation);
}

/**
 * Returns a function that reopens the boxes that are open now. Hydration replaces all elements of a page that the
 * browser has translated, since its text no longer matches.
 */
function keepOpen(root: HTMLElement): () => void {
  const boxes = () => [...root.querySelectorAll<HTMLElement>('details, [popover]')];
  const wasOpen = boxes().map((box) => box.matches(':is([open], :popover-open)'));
  return () => {
    for (const [index, box] of boxes().entries()) {
      const isOpen = wasOpen[index] === true;
      if (box instanceof HTMLDetailsElement) box.open = isOpen;
      else box.togglePopover(isOpen);
    }
  };
}

// From hydration on, the application prefetches pages as modules; the speculation rules would fetch them again as HTML.
addEventListener(HYDRATED_EVENT, () => document.querySelector('script[type=speculationrules]')?.remove(), {
  once: true,
});

/** The start-up script retries when this promise rejects. */
export const started = start();
