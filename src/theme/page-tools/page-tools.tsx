import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { assistantLinks } from '#shared/assistants.ts';
import { loadOnce } from '#shared/load-once.ts';
import { markdownPath } from '#shared/path.ts';
import { fill } from '#shared/texts.ts';
import { useBrowserValue } from '../hooks/use-browser-value.ts';
import { usePage, useSite, useTexts } from '../navigation/view.ts';
import { Dropdown } from '../parts/dropdown.tsx';
import { Icon } from '../parts/icon.tsx';
import { fetchOk } from '../parts/fetch-ok.ts';

/** Spec 9: how long the button that copies the page shows success. */
const SUCCESS_MS = 500;

/** Tools beside the title of a doc page: copy as Markdown, open elsewhere. */
export function PageTools() {
  const { routePath } = usePage().data;
  // Spec 5: nothing for a page whose route gives no address of Markdown.
  if (!routePath.startsWith('/')) return null;
  const path = markdownPath(routePath);
  return (
    <div className="page-tools">
      <CopyButton path={path} />
      <OpenMenu path={path} />
    </div>
  );
}

/** Copies the page as Markdown (spec 4): idle, loading (disabled), success, idle. A failure returns to idle. */
function CopyButton({ path }: { readonly path: string }) {
  const texts = useTexts().markdown;
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'success'>('idle');

  useEffect(() => {
    if (state !== 'success') return undefined;
    const timer = setTimeout(() => setState('idle'), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    // Disabling the button drops its focus.
    const hadFocus = document.activeElement === button.current;
    setState('loading');
    const next = await copyMarkdown(path).then(
      () => 'success' as const,
      () => 'idle' as const,
    );
    flushSync(() => setState(next));
    if (hadFocus && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className="page-tool"
        data-replay=""
        data-state={state}
        disabled={state === 'loading'}
        onClick={() => void copy()}
      >
        <Icon name={state === 'success' ? 'check' : 'copy'} />
        <span className="page-tool-text">{texts.copy}</span>
      </button>
      <span className="visually-hidden" role="status">
        {state === 'success' && texts.copied}
      </span>
    </>
  );
}

/** The Markdown at a path of this site; each is fetched once (spec 7). */
const loadMarkdown = loadOnce(async (path: string) => (await fetchOk(path)).text());

/** Call in a click handler: Safari opens the clipboard only then, so it gets a promise where `ClipboardItem` exists. */
async function copyMarkdown(path: string): Promise<void> {
  const text = loadMarkdown(path);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  // Avoids an unhandled rejection when there is no clipboard to consume the promise.
  blob.catch(() => {});
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Menu to open the page elsewhere (spec 2.8): as Markdown, or in an assistant with a question about it. */
function OpenMenu({ path }: { readonly path: string }) {
  const { markdown: texts, nav } = useTexts();
  const { routePath } = usePage().data;
  const origin = useBrowserValue(() => location.origin, useSite().config.origin);
  return (
    <Dropdown className="open-menu" button={texts.open}>
      <ul className="menu-links">
        <li>
          <a href={path}>{texts.view}</a>
        </li>
        {assistantLinks(origin + routePath).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank">
              {fill(texts.assistant, { name })}
              <span className="visually-hidden"> {nav.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
