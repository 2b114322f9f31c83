/** Chromium sometimes reports no idle period on a page at rest. */
const IDLE_LIMIT_MS = 1000;
/** Delay in browsers without `requestIdleCallback`. */
const DELAY_MS = 200;

/** Runs `work` once the browser is idle, after a second at the latest. @returns a function that cancels it */
export function whenIdle(work: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, DELAY_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: IDLE_LIMIT_MS });
  return () => cancelIdleCallback(request);
}
