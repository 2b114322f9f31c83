import { expect, test } from 'vitest';
import { shrink } from './shrink.ts';

const letters = 'abcdefghij'.split('');

test.each(['a', 'j', 'e', 'bi', 'abc', 'aej', 'abcdefghij'])(
  'ten steps are reduced to those that fail together: %s',
  async (cause) => {
    const fails = (steps: readonly string[]) =>
      Promise.resolve(cause.split('').every((letter) => steps.includes(letter)));
    expect((await shrink(letters, fails)).join('')).toBe(cause);
  },
);

test('a single step is kept without walking it again', async () => {
  const walked: string[][] = [];
  const fails = (steps: readonly string[]) => {
    walked.push([...steps]);
    return Promise.resolve(true);
  };
  expect(await shrink(['a'], fails)).toEqual(['a']);
  expect(walked).toEqual([]);
});
