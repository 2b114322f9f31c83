import { BreakableText } from './breakable-text.tsx';

/** The text of an entry, and its badge if it has one. */
export function TaggedText({ text, tag }: { readonly text: string; readonly tag?: string }) {
  return (
    <>
      <BreakableText text={text} />
      {tag !== undefined && <span className="tag">{tag}</span>}
    </>
  );
}
