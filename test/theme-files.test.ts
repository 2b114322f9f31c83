import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingThemeFiles } from './support/theme-files.ts';

const ROOT = join(import.meta.dirname, '..');

const missing = missingThemeFiles(ROOT);

test('every stylesheet is imported, every kind of callout colored, every icon drawn, every custom property set', () => {
  expect(missing).toEqual([]);
});

test.each([
  ['src/theme/styles/main.css', /.*sidebar\.css.*\n/, '', 'src/theme/sidebar/sidebar.css is in no stylesheet'],
  ['src/theme/styles/main.css', / layer\(prose\)/, '', 'src/theme/styles/main.css: '],
  ['src/theme/search/search-boxes.ts', /.*search-boxes\.css.*/, '', 'src/theme/search/search-boxes.css is in no'],
  [
    'src/theme/home/home.css',
    /@layer components/,
    '@media all',
    'src/theme/home/home.css: its rules stand in no layer',
  ],
  ['src/theme/styles/breakpoints.css', /768/, '700', 'src/theme/styles/breakpoints.css has no (width <= 768px)'],
  ['src/theme/parts/icons.css', /\.icon-menu/, '.x', 'src/theme/parts/icons.css has no drawing for .icon-menu'],
  ['src/theme/parts/icons.css', /<path /, '<g ', 'src/theme/parts/icons.css: each --at needs a <path> in --shapes'],
  ['src/theme/styles/prose.css', /\.callout-caution/, '.x', 'src/theme/styles/prose.css has no colors for .callout-c'],
  ['src/theme/outline/outline.css', /--line\b/, '--lines', 'src/theme/outline/outline.css uses --lines, which nothing'],
])('a missing part in %s is reported', (file, pattern, text, told) => {
  const read = (path: string) => {
    const source = readFileSync(join(ROOT, path), 'utf8');
    return path === file ? source.replace(pattern, text) : source;
  };
  const added = missingThemeFiles(ROOT, read).filter((each) => !missing.includes(each));
  expect(added).toEqual([expect.stringContaining(told)]);
});
