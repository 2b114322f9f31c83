import { useRef } from 'react';
import { usePage } from '../navigation/view.ts';
import { BreakableText } from '../parts/breakable-text.tsx';
import { useActiveHeading } from './use-active-heading.ts';
import { useEntryInView } from './use-entry-in-view.ts';

/** Links to the headings h2 to h4, with the one in view marked and shown. */
export function OutlineLinks() {
  const { toc } = usePage().data;
  const list = useRef<HTMLUListElement>(null);
  const active = useActiveHeading(toc);
  useEntryInView(list, active, toc);
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
