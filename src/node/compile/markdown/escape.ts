/** Escapes text for Markdown. Underscores within words need no escaping. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*[\]<~]|(?<!\w)_|_(?!\w)|&(?=#?\w+;)/g, String.raw`\$&`);
}

/** A link or, with `!` before it, an image. Addresses with blanks or brackets are put in angle brackets. */
export function linkText(text: string, address: string, title?: string | null): string {
  const target = /[\s()<>]/.test(address) ? `<${address}>` : address;
  return `[${text}](${target}${title ? ` "${title.replace(/"/g, String.raw`\"`)}"` : ''})`;
}

/** Blocks below one another, without empty ones. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks.filter((block) => block.trim() !== '').join('\n\n');
}

/** A code block, with a fence longer than any run of backticks in the code. */
export function fenceText(code: string, info: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(Math.max(3, longest + 1));
  return `${ticks}${info}\n${code}\n${ticks}`;
}
