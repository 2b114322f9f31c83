/** What the site adds to elements of Markdown, by tag. */

import type { Element, Root } from 'hast';
import { addressIn } from '#shared/address.ts';
import { decodePath, isExternal } from '#shared/path.ts';
import type { PageContext } from './context.ts';
import { elementsIn, h } from './hast.ts';
import { replaceNode } from './replace-node.ts';

export function rehypeElements(context: PageContext) {
  return (tree: Root) => {
    for (const element of elementsIn(tree)) CHANGES[element.tagName]?.(element, context);
  };
}

/** A flag, alone or with a value, that fits on a line of 320 px with text of twice the size. */
const FLAG = /^--?\w.{0,13}$/;

const CHANGES: Readonly<Record<string, (element: Element, context: PageContext) => void>> = {
  /** Adds language and version to internal links, which authors write once for all languages; marks external links. */
  a({ properties }, context) {
    const { href } = properties;
    if (typeof href !== 'string') return;
    if (isExternal(href)) properties.className = ['external'];
    else properties.href = addressIn(href, context, context.addressing);
  },
  /** Marks flags in text, so that they stay on one line: browsers would break them after their dashes. */
  code({ properties, children }) {
    const [only, ...rest] = children;
    if (rest.length === 0 && only?.type === 'text' && FLAG.test(only.value)) properties.className = ['flag'];
  },
  /** Sets width and height of the site's images, to prevent layout shift. */
  img({ properties }, { imageSizes }) {
    const { src } = properties;
    if (typeof src !== 'string' || !src.startsWith('/')) return;
    Object.assign(properties, { ...imageSizes[decodePath(src)], loading: 'lazy', decoding: 'async' });
  },
  /** A scrollable box. */
  table: (table) => replaceNode(table, h('div', { className: ['table'], tabIndex: 0 }, [{ ...table }])),
  td: alignByClass,
  th: alignByClass,
};

/** `align` is obsolete in HTML. */
function alignByClass({ properties }: Element): void {
  const { align } = properties;
  delete properties.align;
  if (typeof align === 'string' && align !== 'left') properties.className = [`align-${align}`];
}
