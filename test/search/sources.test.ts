import { expect, test } from 'vitest';
import { searchSources } from '#search/source.ts';
import { fakeSource } from '../support/search.ts';

test('two sources with the same id throw an error that names it', () => {
  expect(() => searchSources(fakeSource('docs'), fakeSource('docs'))).toThrow(
    'two search sources have the id "docs"; give each an id of its own',
  );
});

test('one source, or two with different ids, are accepted', () => {
  const [main, fallback] = [fakeSource('hosted'), fakeSource('local')];
  expect(searchSources(main, fallback)).toEqual({ main, fallback });
  expect(searchSources(main)).toEqual({ main, fallback: undefined });
});
