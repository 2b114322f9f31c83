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

/** Runs `work` at most once per `waitMs`, and once more after the last call, so that the final state is not missed. */
export function throttle(work: () => void, waitMs: number): { (): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const run = () => {
    if (timer !== undefined) {
      again = true;
      return;
    }
    work();
    timer = setTimeout(() => {
      timer = undefined;
      if (!again) return;
      again = false;
      run();
    }, waitMs);
  };
  run.cancel = () => clearTimeout(timer);
  return run;
}
