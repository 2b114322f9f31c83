/** Fetches JSON. Rejects when the request fails, the status is not OK or the body is not JSON. */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
