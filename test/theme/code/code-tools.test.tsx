import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useCodeTools } from '#theme/code/use-code-tools.ts';
import { renderInSite } from '../../support/render.tsx';

/** A block as the compiler writes it. */
const BLOCK = `
<div class="code" data-lang="sh">
  <pre tabindex="0"><code><span class="f">npm</span> install
<span class="line line-highlighted">npm test
</span></code></pre>
  <button type="button" data-code="wrap" aria-label="Toggle code wrap" aria-pressed="false"><svg></svg></button>
  <button type="button" data-code="copy" aria-label="Copy code"><svg></svg></button>
</div>`;
const CODE = 'npm install\nnpm test';

function Page() {
  useCodeTools();
  return <div dangerouslySetInnerHTML={{ __html: BLOCK }} />;
}

const writeText = vi.fn<(text: string) => Promise<void>>();
const button = (name: string) => screen.getByRole('button', { name });
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
  test('works when the icon in the button is pressed', async () => {
    const icon = button('Copy code').querySelector('svg') as SVGElement;
    await act(async () => void fireEvent.click(icon));
    expect(writeText).toHaveBeenCalledTimes(1);
  });
  test('says for 2 seconds that it has copied', async () => {
    await press('Copy code');
    expect(button('Copied').className).toBe('code-copied');
    act(() => void vi.advanceTimersByTime(1999));
    expect(button('Copied')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(button('Copy code').className).toBe('');
  });
  test('pressed again says so for 2 seconds after the last press', async () => {
    await press('Copy code');
    act(() => void vi.advanceTimersByTime(1500));
    await press('Copied');
    act(() => void vi.advanceTimersByTime(1500));
    expect(button('Copied')).toBeTruthy();
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
    expect(button('Copy code').className).toBe('');
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

test('a press elsewhere in the block does nothing', async () => {
  await act(async () => void fireEvent.click(document.querySelector('pre') as HTMLElement));
  expect(writeText).not.toHaveBeenCalled();
  expect(document.querySelector('.code')?.className).toBe('code');
});
