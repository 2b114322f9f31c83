/** Work that follows changes. */
export interface Debounced {
  /** Asks for the work; it begins when nobody has asked for the length of the delay. */
  soon(): void;
  /** Nothing begins any more until it is asked for again. */
  cancel(): void;
}

/**
 * Work that is done once for many changes, and never twice at a time: what is asked for while it goes on is done after it.
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
