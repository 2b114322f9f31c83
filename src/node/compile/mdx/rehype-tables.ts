import type { Root } from 'hast';
import { elementsIn, h } from './hast.ts';
import { replaceNode } from './replace-node.ts';

/** Wraps tables in a scrollable box, and turns `align`, obsolete in HTML, into a class. */
export function rehypeTables() {
  return (tree: Root) => {
    for (const node of elementsIn(tree)) {
      const { align } = node.properties;
      if (node.tagName === 'th' || node.tagName === 'td') {
        delete node.properties.align;
        if (typeof align === 'string' && align !== 'left') node.properties.className = [`align-${align}`];
      }
      if (node.tagName === 'table') replaceNode(node, h('div', { className: ['table'], tabIndex: 0 }, [{ ...node }]));
    }
  };
}
