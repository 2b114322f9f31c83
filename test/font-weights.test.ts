import { readFile } from 'node:fs/promises';
import fg from 'fast-glob';
import { expect, test } from 'vitest';

/** Each declaration of a property in the site's own styles, with its file. */
async function declarations(property: string): Promise<readonly string[]> {
  const files = (await fg('src/**/*.css')).toSorted();
  expect(files.length).toBeGreaterThan(20);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.flatMap((text, index) =>
    [...text.matchAll(new RegExp(`(?<![\\w-])${property}:([^;]+);`, 'g'))].map(
      ([, value]) => `${files[index]}: ${value?.trim()}`,
    ),
  );
}

// The first layout blocks on each font face; see the fonts in tokens.css.
test('styles use two font weights', async () => {
  const found = await declarations('font-weight');
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((each) => !/: (?:400|600)$/.test(each))).toEqual([]);
});

test('styles set no font-style', async () => {
  expect(await declarations('font-style')).toEqual([]);
});

test('the font shorthand has no other weight and no slant', async () => {
  const found = await declarations('font');
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((each) => /: .*(?:[1-35789]\d\d|[46][1-9]\d|bold|italic|oblique)\b/.test(each))).toEqual([]);
});
