import { Fragment } from 'react';

/** Longest name that fits into a line of the outline, in characters. */
const SHORT_NAME = 20;
/** Where a long name may break: after a dot and before a capital. */
const PARTS = /(?<=\.)|(?<=[a-z])(?=[A-Z])/;

/** A text of a list. A long name gets places to break, since browsers would break it after any letter. */
export function BreakableText({ text }: { readonly text: string }) {
  if (text.length <= SHORT_NAME || text.includes(' ')) return text;
  return text.split(PARTS).map((part, index) => (
    // Indices are stable: the text is part of the page.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A text of a list with its tag, if it has one. */
export function TaggedText({ text, tag }: { readonly text: string; readonly tag?: string }) {
  return (
    <>
      <BreakableText text={text} />
      {tag !== undefined && <span className="tag">{tag}</span>}
    </>
  );
}
