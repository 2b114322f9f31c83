/** A badge beside an entry; nothing without text. */
export function Tag({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <span className="tag">{text}</span>;
}
