import { expect, test } from 'vitest';
import { slowestPages } from '#node/vite/build-steps.ts';

test('the five slowest pages are listed, the slowest first', () => {
  const times = [3, 1, 4, 2, 1234.5, 0].map((ms) => ({ routePath: `/page-${ms}`, ms }));
  expect(slowestPages(times).split('\n')).toEqual([
    'Slowest pages:',
    '  1235 ms  /page-1234.5',
    '     4 ms  /page-4',
    '     3 ms  /page-3',
    '     2 ms  /page-2',
    '     1 ms  /page-1',
  ]);
});
