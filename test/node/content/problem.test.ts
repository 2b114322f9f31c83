import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { ContentError, problem, problemText, throwIfAny, rethrowWithoutStack } from '#node/content/problem.ts';

test('a problem names file, line and column, then what is wrong', () => {
  expect(problemText(problem({ file: 'content/en/a.mdx', line: 3, column: 5 }, 'no such page'))).toBe(
    'content/en/a.mdx:3:5: no such page',
  );
});

test('a problem of a line without a column is at its first column', () => {
  expect(problemText(problem({ file: 'a.mdx', line: 3 }, 'wrong'))).toBe('a.mdx:3:1: wrong');
});

test('a problem of a whole file has no position', () => {
  expect(problemText(problem({ file: 'nav' }, 'wrong'))).toBe('nav: wrong');
});

test('all problems are in one error', () => {
  const problems = [problem({ file: 'a.mdx', line: 1, column: 1 }, 'one'), problem({ file: 'b.mdx' }, 'two')];
  expect(() => throwIfAny(problems)).toThrow(new ContentError(problems));
  expect(new ContentError(problems).message).toBe('2 problems\n  a.mdx:1:1: one\n  b.mdx: two');
});

test('a single problem is in the singular', () => {
  expect(new ContentError([problem({ file: 'a.mdx' }, 'one')]).message).toBe('1 problem\n  a.mdx: one');
});

test('without problems nothing is thrown', () => {
  expect(() => throwIfAny([])).not.toThrow();
});

test('an error of the file system is rethrown without its stack, any other error with it', () => {
  const denied = Object.assign(new Error("EACCES: permission denied, open '/a.mdx'"), { syscall: 'open', errno: -13 });
  const thrownFor = (error: unknown) => {
    try {
      return rethrowWithoutStack(error);
    } catch (thrown) {
      return thrown;
    }
  };
  expect(inspect(thrownFor(denied))).toBe("[Error: EACCES: permission denied, open '/a.mdx']");
  const bug = new TypeError('a is undefined');
  expect(thrownFor(bug)).toBe(bug);
});
