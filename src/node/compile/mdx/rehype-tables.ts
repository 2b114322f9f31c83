import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { h } from './hast.ts';

/** Wraps tables in a scrollable box, and turns `align`, obsolete in HTML, into a class. */
export function rehypeTables() {
  return (tree: Root) => {
    let box: Element | undefined;
    visit(tree, 'element', (node, index, parent) => {
      const { align } = node.properties;
      if (node.tagName === 'th' || node.tagName === 'td') {
        delete node.properties.align;
        if (typeof align === 'string' && align !== 'left') node.properties.className = [`align-${align}`];
      }
      if (node.tagName !== 'table' || parent === box) return undefined;
      box = h('div', { className: ['table'], tabIndex: 0 }, [node]);
      parent?.children.splice(index as number, 1, box);
      return [SKIP, index];
    });
  };
}
