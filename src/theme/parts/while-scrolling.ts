/**
 * Runs `work` now and on scroll, at most once per `waitMs`, and once more after the last scroll, for the final state.
 * @param waitMs the default is that of the outline (spec 9)
 * @returns a function that stops it
 */
export function whileScrolling(work: () => void, waitMs = 100): () => void {
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
