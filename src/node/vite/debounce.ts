/** Debounced work. */
export function debounce(delayMs: number, work: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    /** Requests the work; it starts once there was no request for the length of the delay. */
    soon() {
      cancel();
      timer = setTimeout(work, delayMs);
    },
    /** Drops a pending request. */
    cancel,
  };
}
