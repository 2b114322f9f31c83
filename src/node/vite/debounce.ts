/** Debounced work. */
export interface Debounced {
  /** Requests the work; it starts once there was no request for the length of the delay. */
  soon(): void;
  /** Drops a pending request. */
  cancel(): void;
}

export function debounce(work: () => void, delayMs: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    soon() {
      cancel();
      timer = setTimeout(work, delayMs);
    },
    cancel,
  };
}
