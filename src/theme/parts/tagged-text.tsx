/** The text of an entry, and its badge if it has one. */
export function TaggedText({ text, tag }: { readonly text: string; readonly tag?: string }) {
  return (
    <>
      {text}
      {tag !== undefined && <span className="tag">{tag}</span>}
    </>
  );
}
