/** Spec 9: how long a page loads before the bar says so. */
const SHOW_DELAY_MS = 200;

/** What the reader waits for now. */
let awaited: Promise<unknown> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The bar, once a page has been long in coming. */
let bar: Promise<typeof import('./progress-bar.ts')> | undefined;

/** A reader without the bar still gets the page. */
const unseen = () => {};

function show(): void {
  bar = import('./progress-bar.ts');
  bar.then(({ startBar }) => {
    if (awaited) startBar();
  }, unseen);
}

function hide(): void {
  bar?.then(({ finishBar }) => {
    // The next page may be under way already: the bar is its own then.
    if (!awaited) finishBar();
  }, unseen);
}

/** Shows a bar when the page that the reader waits for is long in coming, until it is there or has failed. */
export function showProgress(loading: Promise<unknown>): void {
  awaited = loading;
  timer ??= setTimeout(show, SHOW_DELAY_MS);
  const end = () => {
    // The reader wants another page by now.
    if (awaited !== loading) return;
    awaited = undefined;
    clearTimeout(timer);
    timer = undefined;
    hide();
  };
  loading.then(end, end);
}
