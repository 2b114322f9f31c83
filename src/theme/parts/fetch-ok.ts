/** A request that hangs would keep `loadOnce` from trying again. The largest file takes half this time at 40 kbit/s. */
const LIMIT_MS = 60_000;

/** Rejects when the request fails or takes too long, or when the status is not OK. */
export async function fetchOk(url: string): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

/** Fetches JSON. Rejects also when the body is not JSON. */
export async function fetchJson(url: string): Promise<unknown> {
  return (await fetchOk(url)).json();
}
