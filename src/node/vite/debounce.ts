/** Debounced work. */
export interface Debounced {
  /** Requests the work; it starts once there was no request for the length of the delay. */
  soon(): void;
  /** Drops pending requests; later ones count again. */
  cancel(): void;
}

/**
 * Debounces work and never runs it twice at a time: a request during a run starts another one afterwards.
 * @param work must not reject
 */
export function debounce(work: () => Promise<void>, delayMs: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isWanted = false;
  const begin = async () => {
    isWanted = isBusy;
    if (isBusy) return;
    isBusy = true;
    await work();
    isBusy = false;
    if (isWanted) soon();
  };
  const cancel = () => {
    clearTimeout(timer);
    isWanted = false;
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void begin(), delayMs);
  };
  return { soon, cancel };
}
