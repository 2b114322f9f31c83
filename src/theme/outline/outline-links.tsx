import { Fragment, useRef } from 'react';
import { usePage } from '../navigation/view.ts';
import { useActiveHeading } from './use-active-heading.ts';
import { useEntryInView } from './use-entry-in-view.ts';

/** Longest name that fits into a line of the outline, in characters. */
const SHORT_NAME = 20;
/** Where a long name may break: after a dot and before a capital. */
const PARTS = /(?<=\.)|(?<=[a-z])(?=[A-Z])/;

/** A long name gets places to break, since browsers would break it after any letter. */
function HeadingText({ text }: { readonly text: string }) {
  if (text.length <= SHORT_NAME || text.includes(' ')) return text;
  return text.split(PARTS).map((part, index) => (
    // Indices are stable: the text is part of the page.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

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
            <HeadingText text={text} />
          </a>
        </li>
      ))}
    </ul>
  );
}
