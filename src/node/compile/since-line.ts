import { fill, type Texts } from '#shared/texts.ts';
import { jsxText, type JsxElement } from '../content/jsx.ts';

/** The text of `<Since>`: the first release of a feature, then what later releases changed. */
export function sinceLine(node: JsxElement, { since, sinceThenChanged }: Texts): string {
  const [version = '', changed] = [jsxText(node, 'version'), jsxText(node, 'changed')];
  return changed === undefined ? fill(since, { version }) : fill(sinceThenChanged, { version, changed });
}
