import { expect, test } from 'vitest';
import { readErrors } from '#docs/examples/compiler.ts';

test('empty output means no errors', () => {
  expect(readErrors('')).toEqual([]);
});

test('an error has its path, row and message, including continuation lines', () => {
  expect(readErrors('a-1/src/a.ts(3,5): error TS1: No.\n  Because.\nb.ts(1,2): error TS2: Nor.\n')).toEqual([
    { path: 'a-1/src/a.ts', row: 3, message: 'TS1: No.\n  Because.' },
    { path: 'b.ts', row: 1, message: 'TS2: Nor.' },
  ]);
});

test('an error without a position belongs to the configuration', () => {
  expect(readErrors('error TS18003: No inputs.')).toEqual([
    { path: 'tsconfig.check.json', row: 1, message: 'error TS18003: No inputs.' },
  ]);
});
