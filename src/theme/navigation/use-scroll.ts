import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { CONTENT_ID } from '#shared/dom.ts';
import { isSameRoute } from '#shared/path.ts';
import { WRAPPED_CLASS } from '../code/code-buttons.ts';
import { focusContent, focusPlace } from '../parts/focus-place.ts';
import { readHistoryText, writeHistoryState } from '../parts/history-state.ts';
import { headingInView, headingsOfPage, lastReached, sectionAt } from '../parts/heading-in-view.ts';
import { navigationApi } from '../parts/navigation-api.ts';
import { forgetScroll, rememberScroll, scrollPosition, storeScroll, type ScrollPosition } from './scroll-positions.ts';
import type { View } from './view.ts';

/** Spec 9: delay before scrolling to the section of the address. */
const HASH_SCROLL_DELAY_MS = 100;
/** Number of checks after a reload: WebKit left the reader's place twice within 100 ms, later on a busy machine. */
const CHECKS = 10;

function currentKey(): string {
  const entry = navigationApi?.currentEntry;
  if (entry) return entry.key;
  // Without the Navigation API, the entry keeps React Router's key or ours.
  const known = readHistoryText('key');
  if (known !== undefined) return known;
  const key = Math.random().toString(36).slice(2);
  writeHistoryState('key', key);
  return key;
}

/** Opens the details and the tabs that hide a section, as browsers do for a section link. */
function revealSection(section: Element): void {
  for (let around: Element | null = section; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
    if (around.matches('[hidden]')) around.dispatchEvent(new Event('beforematch', { bubbles: true }));
  }
}

function scrollToHash(hash: string): void {
  const section = sectionAt(hash);
  if (!section) return;
  revealSection(section);
  section.scrollIntoView();
  focusPlace(section);
}

/** Links in the content. The address of the focused one is stored, to focus it when the page is shown again. */
const LINKS = `#${CONTENT_ID} a[href]`;

const detailsOfPage = () => document.querySelectorAll<HTMLDetailsElement>(`#${CONTENT_ID} .prose details`);
const blocksOfPage = () => document.querySelectorAll(`#${CONTENT_ID} .code`);

function indexesOf<Each extends Element>(elements: NodeListOf<Each>, is: (each: Each) => boolean): readonly number[] {
  return [...elements.entries()].flatMap(([index, each]) => (is(each) ? [index] : []));
}

const topOf = (element: Element) => element.getBoundingClientRect().top + scrollY;

/** Start and height of the section of a heading in pixels; without an id, of the part above the first heading. */
function boundsOf(id: string | undefined): { readonly top: number; readonly height: number } {
  const tops = headingsOfPage().map((heading) => ({ id: heading.id, top: topOf(heading) }));
  const at = tops.findIndex((heading) => heading.id === id);
  const top = tops[at]?.top ?? 0;
  const end = tops[at + 1]?.top ?? document.documentElement.scrollHeight;
  return { top, height: Math.max(1, end - top) };
}

function currentPosition(): ScrollPosition {
  const id = lastReached(headingsOfPage());
  const { top, height } = boundsOf(id);
  const link = document.activeElement?.closest(LINKS)?.getAttribute('href') ?? undefined;
  const opened = indexesOf(detailsOfPage(), ({ open }) => open);
  const wrapped = indexesOf(blocksOfPage(), ({ classList }) => classList.contains(WRAPPED_CLASS));
  return { id, offset: scrollY - top, height, opened, wrapped, link };
}

/** Scrolls to the same share of a section; above its heading, to the same distance. */
function scrollToPosition({ id, offset, height }: ScrollPosition): void {
  const bounds = boundsOf(id);
  scrollTo({ top: Math.round(bounds.top + (offset < 0 ? offset : (offset / height) * bounds.height)) });
}

/** Opens details and wraps code on a page that is made anew, as the reader left them. */
function restoreElements({ opened, wrapped }: ScrollPosition): void {
  for (const [index, details] of detailsOfPage().entries()) details.open = opened?.includes(index) ?? details.open;
  for (const [index, { classList }] of blocksOfPage().entries()) {
    classList.toggle(WRAPPED_CLASS, wrapped?.includes(index) ?? classList.contains(WRAPPED_CLASS));
  }
}

/** Shows the position where the reader left an entry. Tab continues from the followed link, else from the section. */
function returnTo(stored: ScrollPosition): void {
  scrollToPosition(stored);
  const link = [...document.querySelectorAll<HTMLElement>(LINKS)].find((each) => {
    const { top } = each.getBoundingClientRect();
    return each.getAttribute('href') === stored.link && top >= 0 && top < innerHeight;
  });
  if (link) return link.focus({ preventScroll: true });
  focusPlace(document.getElementById(headingInView(headingsOfPage()) ?? CONTENT_ID));
}

/** Whether the page is scrolled to a section. Scrolls there and back to find out. */
function isAt(section: HTMLElement): boolean {
  const shown = scrollY;
  section.scrollIntoView();
  const distance = Math.abs(scrollY - shown);
  scrollTo({ top: shown });
  return distance < 1;
}

/**
 * Returns to the reader's place after a reload at a section, unless the reader has acted since: WebKit scrolls to the
 * section instead, several times, on every page that loads another file.
 */
function returnAfterReload(): void {
  const load = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  const stored = scrollPosition(currentKey());
  const section = sectionAt(location.hash);
  if (load?.type !== 'reload' || !stored) return;
  // The reader left this entry before its page arrived, so the browser has no position for it (`leave`).
  if (!section && scrollY === 0) scrollToPosition(stored);
  if (!section) return;
  const check = (times: number, seen?: number) => {
    if (times === 0 || navigator.userActivation?.hasBeenActive) return;
    if (scrollY !== seen) {
      if (isAt(section)) scrollToPosition(stored);
      // At the first check WebKit may not have scrolled yet; at later ones the reader has.
      else if (seen !== undefined) return;
    }
    const shown = scrollY;
    setTimeout(() => check(times - 1, shown), HASH_SCROLL_DELAY_MS);
  };
  check(CHECKS);
}

/**
 * Restores or sets the scroll position after a navigation:
 *
 * | navigation                                                   | handled by                         |
 * | ------------------------------------------------------------ | ---------------------------------- |
 * | load, reload, restored tab, back or forward to a document    | the browser, `returnAfterReload`   |
 * | a section link                                               | the browser                        |
 * | a link to a page, also to this one or by another address     | here: to its top or its section    |
 * | back or forward within the document, to this or another page | here: where the reader left it     |
 *
 * Browsers restore the last case too, but Chromium saves positions up to a second late, and none waits for the page.
 */
export function useScroll({ page }: View): void {
  const entry = useLocation();
  const type = useNavigationType();
  const { routePath, pageType } = page.data;
  const shownRoute = useRef(routePath);
  /** The path of the page on screen; of the 404 page, the one that it was opened with. */
  const shownPath = useRef(pageType === '404' ? entry.pathname : routePath);

  useEffect(() => {
    // The address changes before its page is shown; until then the scroll position belongs to no entry.
    const isShown = () => isSameRoute(location.pathname, shownPath.current);
    const remember = () => {
      if (isShown()) rememberScroll(currentKey(), currentPosition());
    };
    // On back and forward, browsers would scroll the current page to the position of the next one.
    const takeOver = (event: NavigateEvent) => {
      remember();
      const { navigationType, canIntercept, destination } = event;
      if (navigationType !== 'traverse' || !canIntercept || !destination.sameDocument) return;
      const isThisPage = isSameRoute(new URL(destination.url ?? '').pathname, shownPath.current);
      const stored = scrollPosition(destination.key);
      if (isThisPage && !stored) return;
      event.intercept({
        scroll: 'manual',
        focusReset: 'manual',
        async handler() {
          if (!isThisPage || !stored) return;
          returnTo(stored);
          // Firefox then scrolls to the pixels that it saved, which are another place in a window of another width.
          await new Promise(requestAnimationFrame);
          if (currentKey() === destination.key) scrollToPosition(stored);
        },
      });
    };
    const goBack = () => {
      const stored = scrollPosition(currentKey());
      history.scrollRestoration = stored || !isShown() ? 'manual' : 'auto';
      if (!stored || !isShown()) return;
      returnTo(stored);
      requestAnimationFrame(() => {
        history.scrollRestoration = 'auto';
      });
    };
    const leave = () => {
      // The browser would store the scroll position of the page on screen for an entry whose page has not arrived.
      history.scrollRestoration = isShown() ? 'auto' : 'manual';
      storeScroll();
    };
    const { activation } = navigationApi ?? {};
    if (activation) {
      const { navigationType, entry: opened } = activation;
      // Opening the current address again keeps its history entry but starts at the top. An entry left before
      // hydration was left at a position that only the browser knows.
      if (navigationType === 'replace' || opened.key !== currentKey()) forgetScroll(opened.key);
    }
    returnAfterReload();
    remember();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('scroll', remember, { passive: true, signal });
    // Without the Navigation API, a click is the last event before a link changes the address.
    addEventListener('click', remember, { capture: true, signal });
    // In Chromium, setting scrollRestoration in popstate is too late; use it only without the Navigation API.
    if (navigationApi) navigationApi.addEventListener('navigate', takeOver, { signal });
    else addEventListener('popstate', goBack, { signal });
    addEventListener('pagehide', leave, { signal });
    // Phones discard background pages without another event.
    document.addEventListener('visibilitychange', storeScroll, { signal });
    return () => listening.abort();
  }, []);

  useLayoutEffect(() => {
    const { pathname, hash } = entry;
    const isNewPage = shownRoute.current !== routePath;
    const lostPath = isNewPage ? pathname : shownPath.current;
    const path = pageType === '404' ? lostPath : routePath;
    if (!isSameRoute(pathname, path)) return undefined;
    shownRoute.current = routePath;
    shownPath.current = path;
    history.scrollRestoration = 'auto';
    const isBackOrForward = type === 'POP';
    if (isBackOrForward && !isNewPage) return undefined;
    const stored = isBackOrForward ? scrollPosition(currentKey()) : undefined;
    if (stored) {
      restoreElements(stored);
      returnTo(stored);
      return undefined;
    }
    if (isNewPage) focusContent();
    if (isNewPage || !hash) scrollTo({ top: 0 });
    rememberScroll(currentKey(), currentPosition());
    if (!hash) return undefined;
    const timer = setTimeout(() => scrollToHash(hash), HASH_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [routePath, pageType, entry, type]);
}
