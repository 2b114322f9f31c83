import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import interRanges from '@fontsource-variable/inter/unicode.json' with { type: 'json' };
import notoRanges from '@fontsource-variable/noto-sans-sc/unicode.json' with { type: 'json' };

type Range = [first: number, last: number];

/** Latin first: the Chinese font has letters of its own. Names are those of the packages at Fontsource. */
const FONTS = { inter: interRanges, 'noto-sans-sc': notoRanges } as const;

export const FONT_FAMILIES = Object.keys(FONTS);

const { resolve } = createRequire(import.meta.url);

/** The font files that a text needs: Fontsource cuts each font into many, told apart by `unicode-range`. */
export function fontsFor(text: string) {
  const codePoints = [...new Set(text)].map((character) => character.codePointAt(0) ?? 0);
  return Object.entries(FONTS).flatMap(([name, subsets]) =>
    Object.entries(subsets).flatMap(([subset, ranges]) => {
      const unicodeRange = ranges.split(',').map(rangeOf);
      const isNeeded = codePoints.some((point) =>
        unicodeRange.some(([first, last]) => point >= first && point <= last),
      );
      return isNeeded ? [{ name, data: readFileSync(fileOf(name, subset)), unicodeRange }] : [];
    }),
  );
}

/** `U+4E00-4E0F` or `U+20`, in hexadecimal. */
function rangeOf(text: string): Range {
  const [first = '', last = first] = text.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

/** @param subset a name such as `latin`, or a number in brackets */
function fileOf(name: string, subset: string): string {
  const folder = dirname(resolve(`@fontsource-variable/${name}/package.json`));
  return join(folder, 'files', `${name}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`);
}
