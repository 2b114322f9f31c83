import { apiNotesPath, type ApiNote, type ApiNotes } from '#shared/api-notes.ts';
import { loadOnce } from '#shared/load-once.ts';
import { fill } from '#shared/texts.ts';
import { closestTo } from '../parts/events.ts';
import { fetchJson } from '../parts/fetch-ok.ts';

export { default as css } from './api-note.css?inline';

/** Spec 9: delay before a tooltip opens. */
const OPEN_DELAY_MS = 100;
/** Delay before a note closes, so that the pointer can cross the gap between name and note. */
const CLOSE_DELAY_MS = 150;
/** Pixels between name and note, and between note and the edges of the window. */
const GAP = 6;

const NOTE_ID = 'docs-api-note';
/** Pixels that a mouse may move during a click. */
const JITTER = 4;

const loadNotes = loadOnce((path: string) => fetchJson(path) as Promise<ApiNotes>);

/** The name under the pointer or focus, and the function that ends its note. */
let current: { readonly name: HTMLAnchorElement; readonly end: () => void } | undefined;

/**
 * Shows the note of a name, if it has one, until the reader leaves both, presses Escape, clicks elsewhere, or resizes
 * the window.
 * @param page its `routePath`, and the text `since` with `{version}`
 */
export function showNote(name: HTMLAnchorElement, page: Readonly<Record<'routePath' | 'since', string>>): void {
  makeSelectable(name);
  if (current?.name === name) return;
  current?.end();
  const ended = new AbortController();
  const { signal } = ended;
  let closing: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    ended.abort();
    clearTimeout(closing);
    if (current?.name === name) current = undefined;
  };
  const stay = () => clearTimeout(closing);
  const leave = () => {
    stay();
    // `blur` ends the note of a focused name.
    if (name.matches(':focus-visible')) return;
    closing = setTimeout(end, CLOSE_DELAY_MS);
  };
  current = { name, end };
  name.addEventListener('pointerenter', stay, { signal });
  name.addEventListener('pointerleave', leave, { signal });
  name.addEventListener('blur', end, { signal });
  // A click in the note may end a selection of its text.
  const isInText = (event: Event) => closestTo(event, `#${NOTE_ID}`) !== null && !closestTo(event, 'a');
  document.addEventListener('click', (event) => isInText(event) || end(), { signal });
  addEventListener('resize', end, { signal });

  const open = async () => {
    const href = name.getAttribute('href');
    // A pressed name has no address (`makeSelectable`).
    if (href === null) return end();
    const path = href.startsWith('#') ? page.routePath : name.pathname;
    const { title, notes } = await loadNotes(apiNotesPath(path));
    const note = notes[name.hash.slice(1)];
    // The page may have been replaced meanwhile.
    if (!note || signal.aborted || !name.isConnected) return;
    const box = makeBox(note, { title, href: name.href, since: page.since });
    box.addEventListener('pointerenter', stay, { signal });
    box.addEventListener('pointerleave', leave, { signal });
    // After the block of code: the note belongs to the article and is removed with it.
    name.closest('.code')?.after(box);
    box.showPopover();
    place(box, name.getClientRects()[0] ?? name.getBoundingClientRect());
    name.setAttribute('aria-describedby', NOTE_ID);
    const close = () => {
      box.remove();
      name.removeAttribute('aria-describedby');
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      end();
    };
    signal.addEventListener('abort', close);
    document.addEventListener('keydown', closeByKey, { signal });
  };
  const opening = setTimeout(() => open().catch(end), name.matches(':hover') ? OPEN_DELAY_MS : 0);
  signal.addEventListener('abort', () => clearTimeout(opening));
}

const selectable = new WeakSet<HTMLAnchorElement>();

/**
 * Lets the reader select code from inside a linked name: while the mouse presses it, it has no address, since browsers
 * would drag the link. With `draggable` or `user-select`, Chromium begins no selection at the start of a link.
 */
function makeSelectable(name: HTMLAnchorElement): void {
  if (selectable.has(name)) return;
  selectable.add(name);
  let start = 0;
  name.addEventListener('pointerdown', ({ pointerType, button, ctrlKey, clientX }) => {
    const href = name.getAttribute('href');
    // On a Mac, Control and a click open the menu of the link.
    if (href === null || pointerType !== 'mouse' || button !== 0 || ctrlKey) return;
    start = clientX;
    name.removeAttribute('href');
    const released = new AbortController();
    const release = () => {
      name.setAttribute('href', href);
      released.abort();
    };
    // A button that was let go outside of the window sends no event before the next press.
    for (const end of ['pointerup', 'pointercancel', 'pointerdown']) {
      document.addEventListener(end, release, { capture: true, signal: released.signal });
    }
  });
  name.addEventListener('click', (event) => {
    // The Enter key clicks too, with no count of clicks.
    const isDrag = event.detail > 0 && Math.abs(event.clientX - start) > JITTER;
    if (isDrag && getSelection()?.isCollapsed === false) event.preventDefault();
  });
}

function makeBox(
  { name, signature = name, summary, since: version }: ApiNote,
  { title, href, since }: Readonly<Record<'title' | 'href' | 'since', string>>,
) {
  const bold = make('b', name);
  const link = make('a', title);
  link.href = href;
  // The name itself is the link for the keyboard.
  link.tabIndex = -1;
  const box = make(
    'div',
    make('code', bold, signature.slice(name.length)),
    ...(summary === undefined ? [] : [make('p', ...withCode(summary))]),
    make('p', link, version === undefined ? '' : ` · ${fill(since, { version })}`),
  );
  box.id = NOTE_ID;
  box.className = 'api-note';
  box.role = 'tooltip';
  box.popover = 'manual';
  return box;
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...children: readonly (Node | string)[]) {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}

function withCode(text: string): readonly (Node | string)[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? make('code', part) : part));
}

/** Places the note below the name, or above if there is more room; in document coordinates, to scroll with the page. */
function place(box: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = box;
  const below = innerHeight - bottom;
  const y = below < height + 2 * GAP && top > below ? top - GAP - height : bottom + GAP;
  const x = Math.max(GAP, Math.min(left, document.documentElement.clientWidth - width - GAP));
  box.style.left = `${x + scrollX}px`;
  box.style.top = `${y + scrollY}px`;
}
