import type { Page } from 'playwright-core';
import type { Step } from './step.ts';

/** Observable state of a page. */
export interface Sight {
  readonly address: string;
  readonly lang: string;
  readonly title: string;
  /** The description and the canonical address. */
  readonly about: string;
  readonly heading: string;
  /** The text of content and navigation: its length, and a checksum. */
  readonly text: string;
  /** Addresses of the entries that the navigation marks as those of this page. */
  readonly marked: string;
  /** Heading that a section link would bring to this place, or the last one above. */
  readonly section: string;
  /** Last heading at or above the upper edge of the window. */
  readonly above: string;
  /** Heading nearest to where a section link would bring it. */
  readonly nearest: string;
  readonly top: number;
  readonly entries: number;
  readonly focus: string;
  readonly open: string;
}

/** The same site without scripts, and as shipped. */
export interface Readers {
  readonly plain: Page;
  readonly app: Page;
}

/** Links that a step may follow: pages and sections of this site. */
export const LINKS = '.page a[href^="/"]:not([data-replay], [href*="."], [hreflang], [aria-current])';
export const SECTIONS = '.page :is(.outline, main) a[href*="#"]:not([href^="http"])';

/** Calls `work`, again when a navigation replaces the page meanwhile. */
export async function onPage<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 50 || !/context was destroyed|navigat/i.test(String(error))) throw error;
      await new Promise((pause) => setTimeout(pause, 20));
    }
  }
}

/** Reads the state of a page. */
export function look(page: Page): Promise<Sight> {
  return onPage(() =>
    page.evaluate(() => {
      const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')];
      const tops = headings.map((heading) => ({ id: heading.id, top: heading.getBoundingClientRect().top }));
      const active = document.activeElement;
      const parts = [...document.querySelectorAll('nav, main, footer')];
      const text = parts.map(({ textContent }) => textContent).join('');
      let sum = 0;
      for (let at = 0; at < text.length; at++) sum = (sum * 31 + text.charCodeAt(at)) | 0;
      const open = [...document.querySelectorAll('.dropdown[open], :popover-open, dialog[open]')];
      return {
        address: location.pathname + location.search + location.hash,
        lang: document.documentElement.lang,
        title: document.title,
        about: ['description', 'canonical']
          .map((name) => document.querySelector(`[name=${name}], [rel=${name}]`))
          .map((tag) => tag?.getAttribute('content') ?? tag?.getAttribute('href'))
          .join(' '),
        heading: document.querySelector('h1')?.textContent ?? '',
        marked: [...document.querySelectorAll(':is(.sidebar, .nav-links) [aria-current]')]
          .map((entry) => entry.getAttribute('href'))
          .join(' '),
        text: `${text.length} ${sum}`,
        section: tops.findLast(({ top }) => top <= padding + 2)?.id ?? '',
        above: tops.findLast(({ top }) => top <= 2)?.id ?? '',
        nearest: tops.toSorted((a, b) => Math.abs(a.top - padding) - Math.abs(b.top - padding))[0]?.id ?? '',
        top: Math.round(scrollY),
        entries: history.length,
        focus: active && active !== document.body ? `${active.tagName}#${active.id}.${active.className}` : '',
        open: open.map(({ className }) => className).join(' '),
      };
    }),
  );
}

declare global {
  interface Window {
    /** True on a document that is still to be shown, or that a followed link will replace. */
    isLeft?: boolean;
    /** Tells a document from the one that replaced it. */
    isMarked?: boolean;
  }
}

/** Clicks one match of a selector, if there is any; `at` from 0 to 1 chooses it. */
async function click(page: Page, selector: string, at: number): Promise<void> {
  await page.evaluate(
    ([query, share]) => {
      const all = [...document.querySelectorAll<HTMLElement>(query)];
      const target = all[Math.floor(share * all.length)];
      const isBrowsers = target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      if (!isBrowsers || !(target instanceof HTMLAnchorElement)) return;
      // Every link except one to a section of this page loads a document.
      window.isLeft = target.hash === '' || target.href.split('#')[0] !== location.href.split('#')[0];
    },
    [selector, at] as const,
  );
}

/** Whether the application runs. */
export const isHydrated = (page: Page): Promise<boolean> =>
  onPage(() => page.evaluate(() => document.documentElement.hasAttribute('data-hydrated')));

/** Waits for three frames, in which a page still at work has moved, even on a busy machine. */
export function passFrames(page: Page): Promise<void> {
  return onPage(() =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise((next) => requestAnimationFrame(next));
    }),
  );
}

/** Waits until no document is loading. One that was just committed may be complete and still without its title. */
export function arrive(page: Page): Promise<unknown> {
  return onPage(() =>
    page.waitForFunction(() => document.readyState === 'complete' && document.title !== '' && !window.isLeft),
  );
}

/** Waits until a page without scripts has loaded and its state is stable. */
export async function settle(page: Page): Promise<Sight> {
  await arrive(page);
  for (let last = await look(page); ;) {
    await page.waitForTimeout(20);
    await arrive(page);
    const next = await look(page);
    if (JSON.stringify(next) === JSON.stringify(last)) return next;
    last = next;
  }
}

/** Index of the current history entry; 0 for the first page of a walk. */
const entryOf = (page: Page) => page.evaluate(() => navigation.currentEntry?.index ?? 0);

const withPath = async (page: Page, change: (url: URL) => void) => {
  const url = new URL(await page.evaluate(() => location.href));
  change(url);
  return url.href;
};

function openPath(url: URL, path: string): void {
  url.href = new URL(path, url.origin).href;
}

/** Gives a page's address another ending. @param isFolder whether the page has no address with .html */
function otherAddress(url: URL, ending: string, isFolder: boolean): void {
  const path = url.pathname.replace(/(\/|\.html|\/index\.html)$/, '');
  // Home pages have only one address.
  if (path === '' || path === '/zh' || (isFolder && ending === '.html')) return;
  url.pathname = path + ending;
}

/** Waits for the commit only: after a restore from the back-forward cache, Playwright never sees `load`. */
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

/**
 * Goes through the history and waits for the commit. Firefox gives Playwright no answer when the document stays, and a
 * document that is left gives none to the page's own call.
 */
async function traverse(page: Page, way: 'back' | 'forward'): Promise<void> {
  if (!isFirefox(page)) {
    await (way === 'back' ? page.goBack({ waitUntil: 'commit' }) : page.goForward({ waitUntil: 'commit' }));
    return;
  }
  const committed = page.evaluate(async (name) => {
    const traversal = navigation[name]();
    traversal.finished?.catch(() => undefined);
    await traversal.committed;
  }, way);
  await committed.catch(() => undefined);
}

const isFirefox = (page: Page) => page.context().browser()?.browserType().name() === 'firefox';

/** Does one step in a page, without waiting for its effects. */
export async function take(page: Page, step: Step): Promise<void> {
  switch (step.do) {
    case 'link':
      return click(page, LINKS, step.at);
    case 'section':
      return click(page, SECTIONS, step.at);
    case 'samePage':
      return click(page, '.sidebar [aria-current=page]', step.at);
    case 'menu':
      if (await page.locator(step.name).first().isVisible()) await click(page, step.name, 0);
      return undefined;
    case 'menuLink':
      return click(page, ':popover-open a:is([href^="#"], [href^="/"]):not([hreflang])', step.at);
    case 'language':
      return click(page, '.nav-screen a[hreflang]:not([aria-current])', 0);
    case 'scroll':
      return page.evaluate((at) => {
        const room = document.documentElement.scrollHeight - innerHeight;
        scrollTo({ top: Math.round(at * room) });
        // The application handles scroll events in the next frame.
        return new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
      }, step.at);
    case 'back':
      if ((await entryOf(page)) > 0) await traverse(page, 'back');
      return undefined;
    case 'forward':
      await traverse(page, 'forward');
      return undefined;
    case 'reload':
      await page.reload();
      return undefined;
    case 'open':
      await open(page, await withPath(page, (url) => openPath(url, step.path)));
      return undefined;
    case 'otherAddress': {
      const isFolder = await page.evaluate(
        () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.endsWith('/') ?? false,
      );
      await open(page, await withPath(page, (url) => otherAddress(url, step.ending, isFolder)));
      return undefined;
    }
    case 'query':
      await open(
        page,
        await withPath(page, (url) => {
          url.search = step.search;
        }),
      );
      return undefined;
    case 'resize':
      return page.setViewportSize(step.to);
    case 'rotate': {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      return page.setViewportSize({ width: height, height: width });
    }
    default:
      return undefined;
  }
}
