/** Rejects when the request fails or the status is not OK. */
export async function fetchOk(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

/** Fetches JSON. Rejects also when the body is not JSON. */
export async function fetchJson(url: string): Promise<unknown> {
  return (await fetchOk(url)).json();
}
