import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changeSite } from './change-site.ts';
import { page, section, writings } from './write-pages.ts';

/** Recipes that other tests carry out, with their files. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'A page that moves or goes': 'recipes.test.ts and test/examples/colors.test.ts',
  Style: 'test/docs/terms.test.ts',
  'A search phrase': 'test/node/content/search-phrases.test.ts',
  'A name of Rstest': 'test/examples/reference.test.ts',
  'A first release': 'test/examples/reference.test.ts',
  'A new version of Rstest': 'test/docs/releases.test.ts and test/examples/reference.test.ts',
  'Words of others': 'recipes.test.ts',
  'A change to a page': 'recipes.test.ts and test/examples/languages.test.ts',
  'A version': 'recipes.test.ts',
};

const text = readFileSync(join(import.meta.dirname, '../../CONTRIBUTING.md'), 'utf8');
const [, chapters = ''] = /\n## Write\n([^]*?)\n## How we write code\n/.exec(text) ?? [];
/** The text of each recipe, by title. */
const told = new Map(
  chapters
    .split(/\n(?=\*\*[^*\n]+\.\*\*)/)
    .slice(1)
    .map((recipe) => [/^\*\*([^*]+)\.\*\*/.exec(recipe)?.[1] ?? '', recipe]),
);

test('every recipe is carried out by a test', () => {
  const titles = [page, section, ...changeSite, ...writings].map(({ title }) => title);
  expect(new Set([...titles, ...Object.keys(ELSEWHERE)])).toEqual(new Set(told.keys()));
});

test.each(changeSite)('the recipe "$title" names the files that its steps touch', ({ title, steps }) => {
  const named = [...(told.get(title) ?? '').matchAll(/`((?:src\/|index\.html)[^`]*)`/g)].map(([, path]) => path);
  const touched = steps('x').map(({ file }) => file);
  expect(touched.filter((file) => !named.some((path) => path !== undefined && file.startsWith(path)))).toEqual([]);
});
