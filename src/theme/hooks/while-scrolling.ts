import { throttle } from './throttle.ts';

/** Does `work` now and, at most once in `waitMs`, while the reader scrolls. Returns how to stop. */
export function whileScrolling(work: () => void, waitMs: number): () => void {
  const run = throttle(work, waitMs);
  run();
  addEventListener('scroll', run, { passive: true });
  return () => {
    run.cancel();
    removeEventListener('scroll', run);
  };
}
