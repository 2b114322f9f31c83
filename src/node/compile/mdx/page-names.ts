/** Chooses the names in a page's code that become links. */

import type { Element } from 'hast';
import type { NameLinks } from '../../content/name-links.ts';
import { findNames, type NameUse } from './find-names.ts';

export interface NameLink extends NameUse {
  /** True when an earlier block of the page has the link: the Tab key stops at the first one alone. */
  readonly isRepeated: boolean;
}

export interface PageNames {
  /** Call with each element of the page in order: a name does not link to the section that it is in. */
  track(element: Element): void;
  /** The first use of each name in the code of a block. */
  linksIn(code: string, language: string): readonly NameLink[];
}

export function createPageNames(links: NameLinks = {}): PageNames {
  const onPage = new Set<string>();
  /** Addresses of the headings above, by depth. */
  let section: readonly string[] = [];
  return {
    track({ tagName, properties: { id } }) {
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
