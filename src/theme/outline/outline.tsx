import { useEffect, useRef, useState } from 'react';
import { usePage, useTexts } from '../navigation/view.ts';
import { headingInView } from '../parts/heading-in-view.ts';
import { showEntry } from '../parts/show-entry.ts';
import { BreakableText } from '../parts/text.tsx';
import { whileScrolling } from '../parts/while-scrolling.ts';

/** Spec 9: scroll throttle of the outline. */
const HIGHLIGHT_THROTTLE_MS = 100;
/** The box that scrolls the outline, unless the pointer or keyboard focus is in it: then it stays still. */
const BOX = ':is(.outline-inner, [open] > .dropdown-box):not(:hover, :has(:focus-visible))';

/** The outline beside the page. */
export function Outline() {
  const texts = useTexts();
  return (
    <div className="outline">
      <nav className="outline-inner" aria-labelledby="docs-outline-title">
        <h2 id="docs-outline-title" className="outline-title">
          {texts.outline.title}
        </h2>
        <OutlineLinks />
      </nav>
    </div>
  );
}

/** Links to the headings h2 to h4. The one in view is marked, and shown while the page scrolls and when a box opens. */
export function OutlineLinks() {
  const { toc } = usePage().data;
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState<string>();
  useEffect(() => whileScrolling(() => setActive(headingInView(toc)), HIGHLIGHT_THROTTLE_MS), [toc]);
  useEffect(() => {
    // The reader may have opened the box of a phone before hydration and be scrolling it.
    if (!list.current?.closest('.dropdown-box')?.scrollTop) showCurrent(list.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another entry or page changes what is current
  }, [active, toc]);
  useEffect(() => {
    const details = list.current?.closest('details');
    const show = () => showCurrent(list.current);
    details?.addEventListener('toggle', show);
    return () => details?.removeEventListener('toggle', show);
  }, []);
  return (
    <ul ref={list} className="outline-links">
      {toc.map(({ id, text, depth }) => (
        // The text too: the other language has the same ids, and a browser's translation may have removed text nodes.
        <li key={`${id} ${text}`} className={`outline-depth-${depth}`}>
          <a href={`#${id}`} aria-current={id === active ? 'location' : undefined}>
            <BreakableText text={text} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Shows the current entry; above the first heading, the top of the outline. */
function showCurrent(list: Element | null): void {
  const box = list?.closest(BOX);
  const current = list?.querySelector('[aria-current]');
  if (box && current) showEntry(box, current);
  else box?.scrollTo({ top: 0 });
}
