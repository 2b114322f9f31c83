import { expect, test } from 'vitest';
import { groupBy } from '#shared/group-by.ts';

test('groups have the order of their first items, and items keep their order', () => {
  expect([...groupBy([5, 2, 3, 4, 1], (item) => item % 2)]).toEqual([
    [1, [5, 3, 1]],
    [0, [2, 4]],
  ]);
});
