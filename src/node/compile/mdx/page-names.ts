/** Which of the names in a page's code become links. */

import type { Element } from 'hast';
import type { NameLinks } from '../../content/name-links.ts';
import { findNames, type NameUse } from './find-names.ts';

export interface NameLink extends NameUse {
  /** True when an earlier block of the page has the link: the Tab key stops at the first one alone. */
  readonly isRepeated: boolean;
}

export interface PageNames {
  /** Takes the elements of the page in order, so that no name links to the section that it is in. */
  pass(element: Element): void;
  /** The first use of each name in the code of a block. */
  linksIn(code: string, language: string): readonly NameLink[];
}

export function createPageNames(links: NameLinks = {}): PageNames {
  const onPage = new Set<string>();
  /** Addresses of the headings above, by depth. */
  let section: readonly string[] = [];
  return {
    pass({ tagName, properties: { id } }) {
      const depth = Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);
      // A skipped depth has no address.
      if (depth > 0) section = [...Array.from({ length: depth - 1 }, (_, index) => section[index] ?? ''), `#${id}`];
    },
    linksIn(code, language) {
      const inBlock = new Set(section);
      return findNames(code, language, links).flatMap((use) => {
        if (inBlock.has(use.href)) return [];
        inBlock.add(use.href);
        const isRepeated = onPage.has(use.href);
        onPage.add(use.href);
        return [{ ...use, isRepeated }];
      });
    },
  };
}
