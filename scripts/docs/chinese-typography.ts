/** Holds the Chinese pages to the spaces and punctuation of `docs/style.md`. */

import { problem, type Problem } from '#node/content/problem.ts';
import { linesOutsideCode } from './prose.ts';

const HAN = '\\p{Script=Han}';

const RULES = [
  {
    pattern: new RegExp(`(?<=${HAN})[\\w$%]|[\\w%](?=${HAN})`, 'u'),
    fix: 'put a space between Chinese and Latin letters, numbers or code',
  },
  {
    pattern: new RegExp(`(?<=${HAN})[,;:!?()]|[,;:!?()](?=${HAN})|(?<=${HAN})\\.(?= |$)`, 'u'),
    fix: 'write full-width punctuation beside Chinese',
  },
  { pattern: /(?<=[^\s|>-]) +(?=[，。；：！？、）”])/u, fix: 'leave out the space before full-width punctuation' },
] as const;

/** A line as readers see it: a letter for each character of code, and neither marks nor addresses of links and emphasis. */
function shown(line: string): string {
  return line
    .replace(/(`+)(?:(?!\1).)+\1/g, (code) => 'x'.repeat(code.length))
    .replace(/!?\[((?:[^[\]]|\[[^\]]*\])*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '');
}

/** Missing spaces and half-width punctuation in the prose of a Chinese page, with their lines. */
export function wrongTypography(file: string, source: string): readonly Problem[] {
  return linesOutsideCode(source).flatMap((line, index) => {
    if (/^\s*</.test(line)) return [];
    const text = shown(line);
    return RULES.flatMap(({ pattern, fix }) => {
      const found = pattern.exec(text);
      if (!found) return [];
      const near = text.slice(Math.max(0, found.index - 8), found.index + 8);
      return [problem({ file, line: index + 1 }, `"${near}": ${fix} (docs/style.md)`)];
    });
  });
}
