import { throttle } from './throttle.ts';

/** Runs `work` now and on scroll, at most once per `waitMs`. Returns a function that stops it. */
export function whileScrolling(work: () => void, waitMs: number): () => void {
  const run = throttle(work, waitMs);
  run();
  addEventListener('scroll', run, { passive: true });
  return () => {
    run.cancel();
    removeEventListener('scroll', run);
  };
}
