import { join } from 'node:path';
import { expect, test } from 'vitest';
import { imageSizeOf } from '#node/content/image-size.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"></svg>`;

test('an image has its size', () => {
  const folder = tempFolder({ 'images/a.svg': svg(30) });
  expect(imageSizeOf(join(folder, 'images/a.svg'))).toEqual({ width: 30, height: 9 });
});

test('an SVG that is named like a bitmap has no size: browsers do not show it', () => {
  expect(imageSizeOf(join(tempFolder({ 'a.png': svg(30) }), 'a.png'))).toBeUndefined();
});

test('a folder, a missing file and a file that is no image have no size', () => {
  const folder = tempFolder({ 'images/a.svg': svg(30), 'text.png': 'text' });
  const sizes = ['images', 'gone.png', 'text.png'].map((path) => imageSizeOf(join(folder, path)));
  expect(sizes).toEqual([undefined, undefined, undefined]);
});
