/** Opening tags. React and the compiler always use double quotes. */
const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/g;
const ATTRIBUTE = /(\s+)([^\s=>/]+)(?:="([^"]*)")?/g;

/** SVG elements, whose attributes are case-sensitive. */
const FOREIGN = new Set(['svg', 'symbol', 'use', 'path', 'circle', 'rect']);
/** Boolean attributes. */
const BOOLEAN = new Set(['autofocus', 'open', 'hidden', 'disabled', 'checked']);

/** Normalizes React's HTML for people and validators: `hrefLang` → `hreflang`, `open=""` → `open`, `<br/>` → `<br>`. */
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
