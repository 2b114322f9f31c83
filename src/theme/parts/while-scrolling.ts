/**
 * Runs `work` now and on scroll, at most once per `waitMs`, and once more after the last scroll, for the final state.
 * @returns a function that stops it
 */
export function whileScrolling(work: () => void, waitMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const run = () => {
    again = timer !== undefined;
    if (again) return;
    work();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) run();
    }, waitMs);
  };
  run();
  addEventListener('scroll', run, { passive: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', run);
  };
}
