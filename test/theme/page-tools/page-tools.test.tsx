import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PageTools } from '#theme/page-tools/page-tools.tsx';
import { renderInSite } from '../../support/render.tsx';

const fetched = vi.fn<(path: string) => Promise<Response>>();
const writeText = vi.fn<(text: string) => Promise<void>>();
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Copy Markdown/ });
const state = () => button().dataset['state'];
/** The module caches texts by path, so each test uses its own page. */
let count = 0;
const nextPath = () => `/guide/page-${++count}`;
const press = () => act(async () => void fireEvent.click(button()));

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset().mockImplementation(async (path) => new Response(`# ${path}`));
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('ClipboardItem', undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});

describe('the copy button', () => {
  test('copies the Markdown of the page to the clipboard', async () => {
    const routePath = nextPath();
    renderInSite(<PageTools />, { page: { routePath } });
    await press();
    expect(writeText.mock.calls).toEqual([[`# ${routePath}.md`]]);
  });
  test('is disabled while loading, shows success for 500 ms, and is idle again', async () => {
    let answer = (_: Response) => {};
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    renderInSite(<PageTools />, { page: { routePath: nextPath() } });
    expect(state()).toBe('idle');
    await press();
    expect([state(), button().disabled]).toEqual(['loading', true]);
    await act(async () => answer(new Response('#')));
    expect([state(), button().disabled]).toEqual(['success', false]);
    expect(screen.getByRole('status').textContent).toBe('Copied');
    act(() => void vi.advanceTimersByTime(499));
    expect(state()).toBe('success');
    act(() => void vi.advanceTimersByTime(1));
    expect([state(), screen.getByRole('status').textContent]).toEqual(['idle', '']);
  });
  test('fetches the Markdown of a page once', async () => {
    renderInSite(<PageTools />, { page: { routePath: nextPath() } });
    await press();
    await press();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(writeText).toHaveBeenCalledTimes(2);
  });
  test.each([
    ['the file is not there', () => fetched.mockResolvedValueOnce(new Response('lost', { status: 404 }))],
    ['there is no network', () => fetched.mockRejectedValueOnce(new TypeError('offline'))],
    ['the clipboard refuses', () => writeText.mockRejectedValueOnce(new Error('refused'))],
    ['there is no clipboard', () => vi.stubGlobal('navigator', {})],
  ])('returns to idle when %s, and works at the next press', async (_, fail) => {
    fail();
    renderInSite(<PageTools />, { page: { routePath: nextPath() } });
    await press();
    expect([state(), button().disabled]).toEqual(['idle', false]);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await press();
    expect(state()).toBe('success');
  });
  test('passes the text as a promise within the click handler where ClipboardItem is supported', () => {
    const write = vi.fn<(items: readonly { parts: Record<string, Promise<Blob>> }[]) => Promise<void>>();
    class Item {
      readonly parts: Record<string, Promise<Blob>>;
      constructor(parts: Record<string, Promise<Blob>>) {
        this.parts = parts;
      }
    }
    vi.stubGlobal('ClipboardItem', Item);
    vi.stubGlobal('navigator', { clipboard: { write: write.mockResolvedValue() } });
    renderInSite(<PageTools />, { page: { routePath: nextPath() } });
    fireEvent.click(button());
    expect(write.mock.calls[0]?.[0][0]?.parts['text/plain']).toBeInstanceOf(Promise);
  });
  test('is not rendered, nor is the menu, on a page without a Markdown path', () => {
    const { container } = renderInSite(<PageTools />, { page: { routePath: '' }, address: '/' });
    expect(container.innerHTML).toBe('');
  });
});

describe('the open menu', () => {
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>('.open-menu a')];
  test.each([
    ['en', '/guide/a', '/guide/a.md'],
    ['zh', '/zh/guide/start/', '/zh/guide/start/index.md'],
  ] as const)('links to assistants with an English question about the page: %s', (lang, routePath, markdown) => {
    renderInSite(<PageTools />, { page: { lang, routePath } });
    const question = encodeURIComponent(`Read ${location.origin}${routePath}, I want to ask questions about it.`);
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      markdown,
      `https://chatgpt.com/?hints=search&q=${question}`,
      `https://claude.ai/new?q=${question}`,
    ]);
  });
  test('opens the assistants in a new tab, and says so', () => {
    renderInSite(<PageTools />);
    expect(links().map(({ target }) => target)).toEqual(['', '_blank', '_blank']);
    expect(links()[1]?.textContent).toBe('Ask ChatGPT (opens in a new tab)');
  });
});
