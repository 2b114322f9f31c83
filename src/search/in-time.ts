/**
 * How long the search waits for files of its own site, in milliseconds. Spec 9 gives a search host 2 s for an answer; the
 * largest of these files is 130 KiB, which a slow line of 80 kbit/s brings in 13 s.
 */
export const LOAD_LIMIT_MS = 15_000;

/** The promise, rejected with an `Error` when it has not settled in time. @param limitMs milliseconds */
export async function inTime<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The search did not load within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
