import { withStyles } from '../styles/adopt-styles.ts';

/** Spec 9: how long a page loads before the bar shows. */
const SHOW_DELAY_MS = 200;

/** The load that the reader currently waits for. */
let awaited: Promise<unknown> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let bar: Promise<typeof import('./progress-bar.ts')> | undefined;

/** The page still loads without the bar. */
const ignore = () => {};

function show(): void {
  bar = withStyles(import('./progress-bar.ts'));
  update();
}

/** Starts the bar, or finishes it when no load is awaited. */
function update(): void {
  bar?.then(({ startBar, finishBar }) => (awaited ? startBar() : finishBar()), ignore);
}

/** Shows the progress bar while a load is slow, until it settles. */
export function showProgress(loading: Promise<unknown>): void {
  awaited = loading;
  timer ??= setTimeout(show, SHOW_DELAY_MS);
  const end = () => {
    // Another page has been requested meanwhile.
    if (awaited !== loading) return;
    awaited = undefined;
    clearTimeout(timer);
    timer = undefined;
    update();
  };
  loading.then(end, end);
}
