import { describe, expect, test, vi } from 'vitest';
import { needsReload } from '#theme/parts/page-state.ts';

const answer = (body: string, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));

describe('a script that fails to load needs a reload', () => {
  test.each([
    ['when the page has another application now', 'a new build', 200, true],
    ['when the address leads to the 404 page, with another application', 'a new build', 404, true],
    ['but not when the page has the same application', '<script>/assets/client-a.js', 200, false],
    ['but not when the server fails', 'a new build', 503, false],
    ['but not when the server refuses the page too', 'Too many requests', 429, false],
  ])('%s', async (_, body, status, expected) => {
    document.body.innerHTML = `<script type="application/json" id="docs-page-state">{"app":"/assets/client-a.js"}</script>`;
    answer(body, status);
    expect(await needsReload(false)).toBe(expected);
  });
  test('but not when the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await needsReload(true)).toBe(false);
  });
});
