import { expect, test } from 'vitest';
import { problemText } from '#node/content/problem.ts';
import { bundlerProblems } from '#node/vite/bundler-problems.ts';

test('errors of the bundler have the place that they name, also when another file imports it', () => {
  const errors = [
    {
      message: '[lightningcss] Invalid\n  drawn below',
      id: '/site/main.css',
      loc: { file: '/site/prose.css', line: 3, column: 0 },
    },
    { message: 'without a place' },
  ];
  expect(bundlerProblems({ errors }, '/site').map(problemText)).toEqual(['prose.css:3:1: Invalid']);
  expect(bundlerProblems(new Error('not of the bundler'), '/site')).toEqual([]);
});
