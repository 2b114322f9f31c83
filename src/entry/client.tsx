/** Starts the site in the browser: hydrates what the server sent, or, under the dev server, renders it. */

import '#theme/styles/main.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { PageState } from '#shared/site-data.ts';
import { App } from '#theme/app.tsx';
import type { SubscribeToPageData, View } from '#theme/navigation/view.ts';
import { PAGE_CHANGED_EVENT, PAGE_STATE_ID, ROOT_ID } from '#shared/dom.ts';
import { hasJustCrashed, reloadAfterCrash } from './crash.ts';
import { loadFirstView, loadView } from './load-view.ts';
import { createSources } from './search-sources.ts';
import { readStaticHtml } from './static-html.ts';

// The dev server's news of changed frontmatter and headings. It looks for the words `import.meta.hot`, so no shorter name.
const subscribe: SubscribeToPageData | undefined =
  import.meta.hot &&
  ((listener) => {
    import.meta.hot?.on(PAGE_CHANGED_EVENT, listener);
    return () => import.meta.hot?.off(PAGE_CHANGED_EVENT, listener);
  });

function app(initial: View) {
  const sources = createSources(initial.site.config);
  return (
    <StrictMode>
      <BrowserRouter>
        <App initial={initial} load={loadView} sources={sources} subscribe={subscribe} />
      </BrowserRouter>
    </StrictMode>
  );
}

// Not at the top level of the module: an `await` there would make the bundler keep all that is shared with lazy parts in
// chunks of their own, which compress worse.
async function start(root: HTMLElement): Promise<void> {
  const state = document.getElementById(PAGE_STATE_ID)?.textContent;
  if (!state) {
    createRoot(root).render(app(await loadView(location.pathname)));
    return;
  }
  // The page reads without React; the start-up script logs this and lets go of the controls.
  if (hasJustCrashed()) throw new Error('The page has crashed and stays as the server sent it');
  readStaticHtml();
  const initial = await loadFirstView((JSON.parse(state) as PageState).page);
  startTransition(() => {
    hydrateRoot(root, app(initial), {
      // Spec 8: a console warning only; React has repaired the page.
      onRecoverableError: (error) => console.warn(error),
      onUncaughtError: reloadAfterCrash,
    });
  });
}

const root = document.getElementById(ROOT_ID);
if (!root) throw new Error(`There is no element #${ROOT_ID} to start in`);
/** Told to the start-up script, which tries again when the start fails. */
export const started = start(root);
