import type { Root } from 'mdast';
import { searchPhrasesOf } from '../search-phrases.ts';

/** Takes out what only the search reads. The first step, so that nothing of it is in any form of the page. */
export function remarkSearchPhrases() {
  return (tree: Root) => {
    tree.children = tree.children.filter((node) => searchPhrasesOf(node) === undefined);
  };
}
