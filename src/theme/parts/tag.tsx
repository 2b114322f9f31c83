/** A word in a badge beside an entry; nothing when there is none. */
export function Tag({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <span className="tag">{text}</span>;
}
