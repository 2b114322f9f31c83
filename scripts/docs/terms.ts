/** Holds the prose of the pages to the tables of terms in `docs/style.md`. */

import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { LANGS, type Lang } from '#shared/page.ts';
import { nodesIn } from '#node/content/nodes-in.ts';
import { parseMdx } from '#node/content/parse-mdx.ts';
import { problem, type Problem } from '#node/content/problem.ts';
import { GAP, linesOutsideCode } from './prose.ts';

/** A word that pages of one language do not use, and the word to write instead. */
export interface Term {
  readonly lang: Lang;
  readonly not: string;
  readonly write: string;
}

/**
 * Reads the tables of terms: the one for English, then the one for Chinese. The last column lists the words to avoid.
 * @throws an error when the guide has another number of tables
 */
export function readTerms(guide: string): readonly Term[] {
  const tables = nodesIn<Nodes>(parseMdx(guide)).filter((node) => node.type === 'table');
  if (tables.length !== LANGS.length) throw new Error(`the style guide has ${tables.length} tables of terms, not 2`);
  return tables.flatMap((table, index) =>
    table.children.slice(1).flatMap(({ children }): readonly Term[] => {
      const [write = '', not = ''] = children.slice(-2).map((cell) => toString(cell));
      return not.split(/[,、]\s*/).map((word) => ({ lang: LANGS[index] as Lang, not: word, write }));
    }),
  );
}

/** Lines of a page with its prose alone: without blocks of code, code in a line, and addresses of links. */
function proseLines(source: string): readonly string[] {
  return linesOutsideCode(source).map((line) =>
    line.replace(/`[^`]*`|\]\([^)]*\)/g, (code) => GAP.repeat(code.length)),
  );
}

/** A word at its beginning: "colours" has the word "colour", "discolour" does not. */
function patternOf(word: string): RegExp {
  return new RegExp(/^\w/.test(word) ? `\\b${word}` : word, 'i');
}

/** The words to avoid in a page's prose, with their places. */
export function wrongTerms(file: string, source: string, lang: Lang, terms: readonly Term[]): readonly Problem[] {
  const own = terms.filter((term) => term.lang === lang).map((term) => ({ ...term, pattern: patternOf(term.not) }));
  return proseLines(source).flatMap((text, index) =>
    own.flatMap(({ pattern, not, write }) => {
      const at = text.search(pattern);
      if (at < 0) return [];
      return [problem({ file, line: index + 1, column: at + 1 }, `"${not}": write "${write}" (docs/style.md)`)];
    }),
  );
}
