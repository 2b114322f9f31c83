import { expect, test } from 'vitest';
import { drawRun } from '#docs/draw-run.ts';

const color = (token: string) => ({ light: `light-${token}`, dark: `dark-${token}` });
const red = (text: string) => `\u001B[31m${text}\u001B[m`;
const label = (text: string) => `\u001B[41;37;1m${text}\u001B[m`;

/** Texts of the drawing with their left edge and baseline. */
const textsOf = (svg: string) =>
  Array.from(svg.matchAll(/<text (?:class="(\w+)" )?x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</g), (match) =>
    match.slice(1),
  );

test('a drawing has the text of the output, in place and in its colors', () => {
  const texts = textsOf(drawRun(`  ${red('a & b')} c\n\n${label(' FAIL ')}  d`, [], color));
  expect(texts).toEqual([
    ['r', '59.6', '27', 'a &amp; b'],
    [undefined, '106.4', '27', 'c'],
    ['d', '51.8', '63', 'FAIL'],
    [undefined, '106.4', '63', 'd'],
  ]);
});

test('both themes have the colors of the page', () => {
  const svg = drawRun(red('a'), [], color);
  expect(svg).toMatch(
    /\.r \{ fill: light-alarm \}[^]*@media \(prefers-color-scheme: dark\) \{[^]*\.r \{ fill: dark-alarm \}/,
  );
});

test('a number stands beside the first line of its part', () => {
  const texts = textsOf(
    drawRun(
      'a\nb\nc\nd',
      [
        [/^b/, /^c/],
        [/^d/, /^d/],
      ],
      color,
    ),
  );
  expect(texts.filter(([name]) => name === 'no')).toEqual([
    ['no', '22', '45', '1'],
    ['no', '22', '81', '2'],
  ]);
});

test('a bar leads from the number to the last line of the part', () => {
  const bars = (output: string) =>
    Array.from(
      drawRun(output, [[/^a/, /^[ab]/]], color).matchAll(/<rect class="mark"[^>]* height="(\d+)"/g),
      ([, height]) => height,
    );
  expect(bars('a\nb\n b\nb\nc')).toEqual(['60']);
  expect(bars('a\nc')).toEqual([]);
});

test('a part that the output lacks is an error', () => {
  expect(() => drawRun('a\nb', [[/^b/, /^a/]], color)).toThrow('the output has no lines from /^b/ to /^a/');
});

test('a color that the drawing does not know is an error', () => {
  expect(() => drawRun('\u001B[42mPASS\u001B[m', [], color)).toThrow('the output has a new color, class "i"');
});
