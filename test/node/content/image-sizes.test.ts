import { expect, test } from 'vitest';
import { createImageSizes } from '#node/content/image-sizes.ts';
import { tempFolder, writeAll } from '../../support/temp-folder.ts';

const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"/>`;

test('an image has its size, also after it is replaced', () => {
  const folder = tempFolder({ 'images/a.svg': svg(30) });
  const sizeOf = createImageSizes(folder);
  expect(sizeOf('/images/a.svg')).toEqual({ width: 30, height: 20 });
  writeAll(folder, { 'images/a.svg': svg(7) });
  expect(sizeOf('/images/a.svg')).toEqual({ width: 7, height: 20 });
});

test.each(['/none.svg', '/images', '/text.png'])('%s is not an image and has no size', (path) => {
  const sizeOf = createImageSizes(tempFolder({ 'images/a.svg': svg(30), 'text.png': 'text' }));
  expect(sizeOf(path)).toBeUndefined();
});
