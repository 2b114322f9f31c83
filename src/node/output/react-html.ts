/** Opening tags; React and the compiler write every value in double quotes. */
const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/g;
const ATTRIBUTE = /(\s+)([^\s=>/]+)(?:="([^"]*)")?/g;

/** Elements whose attributes have capitals of their own. */
const FOREIGN = new Set(['svg', 'symbol', 'use', 'path', 'circle', 'rect']);
/** Attributes that say what they say by being there. */
const BOOLEAN = new Set(['autofocus', 'open', 'hidden', 'disabled', 'checked']);

/**
 * React's HTML in the usual spelling: `hrefLang` → `hreflang`, `open=""` → `open`, `<input/>` → `<input>`.
 * Browsers read both alike; validators and people do not.
 */
export function tidyReactHtml(html: string): string {
  return html.replace(TAG, (tag, name: string, attributes: string) => {
    if (FOREIGN.has(name)) return tag;
    const tidy = attributes.replace(ATTRIBUTE, (_, space: string, key: string, value: string | undefined) => {
      const lower = key.toLowerCase();
      return value === undefined || (BOOLEAN.has(lower) && value === '')
        ? space + lower
        : `${space}${lower}="${value}"`;
    });
    return `<${name}${tidy}>`;
  });
}
