/** Chromium sometimes reports no idle period on a page at rest. */
const IDLE_LIMIT_MS = 1000;
/** Delay in browsers without `requestIdleCallback`. */
const DELAY_MS = 200;

/** Resolves once the browser is idle, after a second at the latest. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: IDLE_LIMIT_MS })
      : setTimeout(resolve, DELAY_MS),
  );
