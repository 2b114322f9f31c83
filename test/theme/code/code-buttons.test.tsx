import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ROOT_ID } from '#shared/dom.ts';
import { useCodeButtons } from '#theme/code/code-buttons.ts';
import { inSite, renderInSite } from '../../support/render.tsx';

/** A block as the compiler writes it. */
const BLOCK = `
<div class="code" data-lang="sh">
  <pre tabindex="0"><code><span class="f">npm</span> install
<span class="line line-highlighted">npm test
</span></code></pre>
</div>`;
const CODE = 'npm install\nnpm test';

function Page({ html = BLOCK }) {
  useCodeButtons();
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

const writeText = vi.fn<(text: string) => Promise<void>>();
const button = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status').textContent;
const press = (name: string) => act(async () => void fireEvent.click(button(name)));

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText }, userAgent: 'X11; Linux' });
  renderInSite(<Page />);
});

describe('copy', () => {
  test('takes the text of the code without its final line break', async () => {
    await press('Copy code');
    expect(writeText.mock.calls).toEqual([[CODE]]);
  });
  test('says for 2 seconds that it has copied', async () => {
    await press('Copy code');
    expect([button('Copy code').className, status()]).toEqual(['code-tool code-copied', 'Copied']);
    act(() => void vi.advanceTimersByTime(1999));
    expect(status()).toBe('Copied');
    act(() => void vi.advanceTimersByTime(1));
    expect([button('Copy code').className, status()]).toEqual(['code-tool', '']);
  });
  test('pressed again says so for 2 seconds after the last press', async () => {
    await press('Copy code');
    act(() => void vi.advanceTimersByTime(1500));
    await press('Copy code');
    act(() => void vi.advanceTimersByTime(1500));
    expect(status()).toBe('Copied');
  });
});

describe('copy that the browser refuses', () => {
  const prompt = vi.fn();
  beforeEach(() => {
    prompt.mockReset();
    vi.stubGlobal('prompt', prompt);
    writeText.mockRejectedValue(new Error('refused'));
  });

  test('asks the reader to copy by hand, and does not say that it has copied', async () => {
    await press('Copy code');
    expect(prompt.mock.calls).toEqual([['Your browser refused the clipboard. Press Ctrl+C, then Enter:', CODE]]);
    expect([button('Copy code').className, status()]).toEqual(['code-tool', '']);
  });
  test('names the keys of a Mac on a Mac', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText }, userAgent: 'Macintosh; Intel Mac OS X' });
    await press('Copy code');
    expect(prompt.mock.calls[0]?.[0]).toContain('Command+C');
  });
  test('does the same where there is no clipboard, as on a page without HTTPS', async () => {
    vi.stubGlobal('navigator', { userAgent: 'X11; Linux' });
    await press('Copy code');
    expect(prompt).toHaveBeenCalledTimes(1);
  });
});

describe('wrap', () => {
  test('toggles, and aria-pressed of its button follows', async () => {
    const block = document.querySelector('.code') as HTMLElement;
    await press('Toggle code wrap');
    expect(block.className).toBe('code code-wrapped');
    expect(button('Toggle code wrap').getAttribute('aria-pressed')).toBe('true');
    await press('Toggle code wrap');
    expect(block.className).toBe('code');
    expect(button('Toggle code wrap').getAttribute('aria-pressed')).toBe('false');
  });
});

describe('the buttons', () => {
  test('stand before the download of the block', () => {
    cleanup();
    renderInSite(
      <Page html={BLOCK.replace('</pre>', '</pre><div class="code-tools"><a data-code="zip"></a></div>')} />,
    );
    const tools = [...document.querySelectorAll<HTMLElement>('.code > .code-tools > *')];
    expect(tools.map(({ dataset }) => dataset['code'])).toEqual(['wrap', 'copy', undefined, 'zip']);
  });
  test('are there for a block that an edit adds', async () => {
    cleanup();
    const root = document.createElement('div');
    root.id = ROOT_ID;
    document.body.append(root);
    render(inSite(<Page html="" />), { container: root });
    await act(async () => root.firstElementChild?.insertAdjacentHTML('beforeend', BLOCK));
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });
  test('say that a block is wrapped from the start', () => {
    cleanup();
    renderInSite(<Page html={BLOCK.replace('class="code"', 'class="code code-wrapped"')} />);
    expect(button('Toggle code wrap').getAttribute('aria-pressed')).toBe('true');
  });
});

test('a press elsewhere in the block does nothing', async () => {
  await act(async () => void fireEvent.click(document.querySelector('pre') as HTMLElement));
  expect(writeText).not.toHaveBeenCalled();
  expect(document.querySelector('.code')?.className).toBe('code');
});
