import type { Root } from 'hast';
import { elementsIn } from './hast.ts';

/** A flag, alone or with a value, that fits on a line of 320 px with text of twice the size. */
const FLAG = /^--?\w.{0,13}$/;

/** Marks flags in text, so that they stay on one line: browsers would break them after their dashes. */
export function rehypeFlags() {
  return (tree: Root) => {
    for (const { tagName, properties, children } of elementsIn(tree)) {
      const [only, ...rest] = children;
      if (tagName !== 'code' || rest.length > 0 || only?.type !== 'text' || !FLAG.test(only.value)) continue;
      properties.className = ['flag'];
    }
  };
}
