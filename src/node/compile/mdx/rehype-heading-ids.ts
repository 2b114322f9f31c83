import type { Root } from 'hast';
import type { PageContext } from '../page-context.ts';
import { elementsIn, h } from './hast.ts';

const headingsIn = (tree: Root) => elementsIn(tree).filter(({ tagName }) => /^h[1-6]$/.test(tagName));

/** Sets the heading ids of the page index (`content/page-index.ts`); rehype-slug then adds any that are missing. */
export function rehypeHeadingIds({ headingIds }: PageContext) {
  return (tree: Root) => {
    const ids = headingIds.values();
    for (const { properties } of headingsIn(tree)) {
      const id = ids.next().value;
      if (id !== undefined) properties.id = id;
    }
  };
}

/** Adds anchor links to headings. For pointers only: keyboard and screen reader users have the outline. */
export function rehypeHeadingAnchors() {
  return (tree: Root) => {
    for (const { tagName, properties, children } of headingsIn(tree)) {
      if (tagName === 'h1' || !properties.id) continue;
      const href = `#${properties.id}`;
      children.push(h('a', { className: ['anchor'], href, ariaHidden: 'true', tabIndex: -1 }));
    }
  };
}
