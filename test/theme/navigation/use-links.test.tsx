import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useLinks } from '#theme/navigation/use-links.ts';
import type { LoadView, View } from '#theme/navigation/view.ts';
import { dataWith } from '../../support/pages.ts';
import { siteData } from '../../support/render.tsx';

const view = (pageType: 'doc' | '404'): View => ({
  site: siteData(),
  page: { data: dataWith({ pageType }), sidebar: [], Content: () => null },
});
const load = vi.fn<LoadView>();
const navigate = vi.fn();
const assign = vi.fn<(url: string | URL) => void>();

const LINKS = `
<a id="inner" href="/guide/b?a=1#part">inner</a>
<a href="/guide/b"><code id="code">code</code></a>
<a id="same" href="/guide/a">same</a>
<a id="section" href="/guide/a#part">section</a>
<a id="hash" href="#part">hash</a>
<a id="other" href="https://other.test/guide/b">other</a>
<a id="tab" href="/guide/b" target="_blank">tab</a>
<a id="file" href="/guide/b" download>file</a>
<a id="mail" href="mailto:a@b.test">mail</a>
<a id="anchor">anchor</a>
<button id="button">button</button>`;

function Page() {
  useLinks(load, navigate, '/guide/a');
  return <div dangerouslySetInnerHTML={{ __html: LINKS }} />;
}

beforeEach(() => {
  load.mockReset().mockResolvedValue(view('doc'));
  navigate.mockReset();
  assign.mockReset();
  history.replaceState(null, '', '/guide/a');
  vi.spyOn(location, 'assign').mockImplementation(assign);
  render(<Page />);
  // Keeps clicks that are left to the browser from navigating.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay);
  return () => window.removeEventListener('click', stay);
});

/** Clicks; true if the app prevented the default action. */
async function click(id: string, init: MouseEventInit = {}): Promise<boolean> {
  let taken = false;
  const look = (event: Event) => void (taken = event.defaultPrevented);
  document.documentElement.parentNode?.addEventListener('click', look, { once: true });
  await act(async () => void fireEvent.click(document.getElementById(id) as HTMLElement, init));
  return taken;
}

describe('a plain click', () => {
  test('on an internal link is followed, with query and hash', async () => {
    expect(await click('inner')).toBe(true);
    expect(load.mock.calls).toEqual([['/guide/b']]);
    expect(navigate.mock.calls).toEqual([['/guide/b?a=1#part', { replace: false }]]);
    expect(assign).not.toHaveBeenCalled();
  });
  test('on an element inside a link counts as one on the link', async () => {
    await click('code');
    expect(navigate.mock.calls.map(([address]) => address as string)).toEqual(['/guide/b']);
  });
  test('on a link to the current address adds no history entry', async () => {
    expect(await click('same')).toBe(true);
    expect(navigate.mock.calls).toEqual([['/guide/a', { replace: true }]]);
  });
  test('on a link to the current page without its hash adds a history entry', async () => {
    history.replaceState(null, '', '/guide/a#part');
    await click('same');
    expect(navigate.mock.calls).toEqual([['/guide/a', { replace: false }]]);
  });
  test('on a section link is followed when the page is open at another of its addresses', async () => {
    history.replaceState(null, '', '/guide/a.html');
    expect(await click('section')).toBe(true);
    expect(navigate.mock.calls).toEqual([['/guide/a#part', { replace: false }]]);
  });
  test('on a link whose page is still loading is left to the browser: the modules may never arrive', async () => {
    let arrive: (loaded: View) => void = () => {};
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await click('inner');
    expect(assign).not.toHaveBeenCalled();
    await click('code');
    expect(assign).not.toHaveBeenCalled();
    await click('code');
    expect(assign.mock.calls.map(([url]) => String(url))).toEqual([`${location.origin}/guide/b`]);
    // Too late: the browser is already loading the page.
    await act(async () => arrive(view('doc')));
    expect(navigate).not.toHaveBeenCalled();
  });
  test('that is the second of a double click changes nothing', async () => {
    load.mockReturnValue(new Promise(() => {}));
    await click('inner', { detail: 1 });
    await click('inner', { detail: 2 });
    expect(assign).not.toHaveBeenCalled();
  });
  test('on a hash link while the next page is loading refers to the page on screen', async () => {
    history.replaceState(null, '', '/guide/b');
    expect(await click('hash')).toBe(true);
    expect(navigate.mock.calls).toEqual([['/guide/a#part', { replace: false }]]);
  });
});

describe('the app ignores', () => {
  test.each([
    ['section', 'a section of the page'],
    ['hash', 'a section of the page, by its hash alone'],
    ['other', 'another site'],
    ['tab', 'a link that opens a tab'],
    ['file', 'a download'],
    ['mail', 'a mailbox'],
    ['anchor', 'a link without an address'],
    ['button', 'what is no link'],
  ])('%s: %s', async (id) => {
    expect(await click(id)).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });
  test.each([
    ['Ctrl', { ctrlKey: true }],
    ['Command', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('a click with %s', async (_, init) => {
    expect(await click('inner', init)).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  });
  test('a click that another listener has prevented', async () => {
    const take = (event: Event) => event.preventDefault();
    document.body.addEventListener('click', take, { once: true });
    await click('inner');
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a full load', () => {
  test('happens for a link that matches no route', async () => {
    load.mockResolvedValue(view('404'));
    await click('inner');
    expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/guide\/b\?a=1#part$/);
    expect(navigate).not.toHaveBeenCalled();
  });
  test('happens for a page whose module fails to load, and the error is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failure = new Error('offline');
    load.mockRejectedValue(failure);
    await click('inner');
    expect(log.mock.calls).toEqual([[failure]]);
    expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/guide\/b\?a=1#part$/);
  });
});

describe('a page is preloaded', () => {
  test.each([
    ['the pointer is over its link', 'pointerOver'],
    ['its link has the focus', 'focusIn'],
  ] as const)('when %s', (_, event) => {
    fireEvent[event](document.getElementById('inner') as HTMLElement);
    expect(load.mock.calls).toEqual([['/guide/b']]);
    expect(navigate).not.toHaveBeenCalled();
  });
  test('but not for a link to another site', () => {
    fireEvent.pointerOver(document.getElementById('other') as HTMLElement);
    expect(load).not.toHaveBeenCalled();
  });
  test('and a failure is not logged, since the click will report it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    load.mockRejectedValue(new Error('offline'));
    await act(async () => void fireEvent.pointerOver(document.getElementById('inner') as HTMLElement));
    expect(log).not.toHaveBeenCalled();
  });
});

describe('concurrent navigation', () => {
  const held = () => {
    let end = () => {};
    load.mockReturnValueOnce(
      new Promise((resolve) => {
        end = () => resolve(view('doc'));
      }),
    );
    return () => act(async () => end());
  };
  test('goes to the page of the last click, even if the first page loads later', async () => {
    const endFirst = held();
    await click('inner');
    await click('same');
    await endFirst();
    expect(navigate.mock.calls).toEqual([['/guide/a', { replace: true }]]);
  });
  test('is dropped when the reader goes back', async () => {
    const endFirst = held();
    await click('inner');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    await endFirst();
    expect(navigate).not.toHaveBeenCalled();
  });
});
