import { expect, test } from 'vitest';
import { buildIndex } from '#search/build-index.ts';
import { openIndex } from '#search/open-index.ts';
import { suggestions } from '#search/suggest.ts';
import { sectionsOf } from '../support/sections.ts';

const NAMES = ['reporta', 'reportb', 'reportc', 'reportd', 'reportf'];
const index = openIndex(
  buildIndex(
    'en',
    NAMES.flatMap((name) => sectionsOf(`/${name}`, name)),
  ),
);

test('suggestions search for no more headings than they show', () => {
  const asked: string[] = [];
  const finds = (query: string) => {
    asked.push(query);
    return NAMES.includes(query);
  };
  const found = suggestions('reportx', index, finds);
  expect(found).toHaveLength(3);
  expect(asked).toEqual(['reportx', ...found]);
});
