/** Escapes text for Markdown. Underscores within words need no escaping. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*[\]<~]|(?<!\w)_|_(?!\w)|&(?=#?\w+;)/g, String.raw`\$&`);
}

/** A link or, with `!` before it, an image. */
export function linkText(text: string, address: string, title?: string | null): string {
  return `[${text}](${linkTarget(address, title)})`;
}

/** Address and title of a link. Addresses with blanks or brackets are put in angle brackets. */
export function linkTarget(address: string, title?: string | null): string {
  const target = /[\s()<>]/.test(address) ? `<${address}>` : address;
  return title ? `${target} "${title.replace(/"/g, String.raw`\"`)}"` : target;
}

/** Blocks below one another, without empty ones. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks.filter((block) => block.trim() !== '').join('\n\n');
}
