/**
 * Timeout for the site's own search files, in milliseconds. Spec 9 gives a search host 2 s; the largest of these files
 * has 160 KiB, which take 16 s on a slow line of 80 kbit/s.
 */
const LIMIT_MS = 20_000;

/** Rejects with an `Error` when the promise has not settled in time. */
export function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`The search did not load within ${LIMIT_MS} ms`)), LIMIT_MS);
  });
  return Promise.race([promise, late]);
}
