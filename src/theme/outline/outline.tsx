import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDrawer } from '../hooks/use-drawer.ts';
import { usePage, useTexts } from '../navigation/view.ts';
import { WIDE } from '../parts/breakpoints.ts';
import { headingInView } from '../parts/heading-in-view.ts';
import { showEntry } from '../parts/show-entry.ts';
import { BreakableText } from '../parts/text.tsx';
import { whileScrolling } from '../parts/while-scrolling.ts';

export const OUTLINE_ID = 'docs-outline';
const CLOSED_AT = [`not ${WIDE}`];

/**
 * Links to the headings h2 to h4: beside the page on wide screens, else a native popover that the menu bar opens. The
 * heading in view is marked; its entry is shown while the page scrolls and when the popover opens.
 */
export function Outline() {
  const texts = useTexts();
  const { toc } = usePage().data;
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string>();
  useDrawer(OUTLINE_ID, CLOSED_AT);
  const entry = useLocation();
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- where nothing can scroll, a press only changes the address
  useEffect(() => whileScrolling(() => setActive(headingInView(toc))), [toc, entry]);
  useEffect(() => {
    // The reader may have opened the popover before hydration and be scrolling it.
    if (box.current?.matches(':not(:popover-open)') || box.current?.scrollTop === 0) showCurrent(box.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another entry or page changes what is current
  }, [active, toc]);
  return (
    <div
      ref={box}
      id={OUTLINE_ID}
      className="outline"
      popover="auto"
      onToggle={({ currentTarget }) => showCurrent(currentTarget)}
    >
      <nav aria-labelledby="docs-outline-title">
        <h2 id="docs-outline-title" className="outline-title">
          {texts.outline.title}
        </h2>
        <ul className="outline-links">
          {toc.map(({ id, text, depth }) => (
            // The text too: the other language has the same ids, and a browser's translation may have removed text nodes.
            <li key={`${id} ${text}`} className={`outline-depth-${depth}`}>
              <a href={`#${id}`} aria-current={id === active ? 'location' : undefined}>
                <BreakableText text={text} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Shows the current entry; above the first heading, the top of the outline. Under the pointer or focus, nothing moves. */
function showCurrent(outline: Element): void {
  if (outline.matches(':hover, :has(:focus-visible)')) return;
  const current = outline.querySelector('[aria-current]');
  if (current) showEntry(outline, current);
  else outline.scrollTo({ top: 0 });
}
