import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testsWithoutImport } from '#docs/examples/own-imports.ts';
import { parseFence } from '#node/content/fence.ts';

const packages = join(import.meta.dirname, '../../../node_modules');

/** The test files without an import, in an example of these files. */
function without(files: Readonly<Record<string, string>>): readonly string[] {
  const block = {
    file: 'page.mdx',
    line: 1,
    endLine: 3,
    indent: 0,
    language: 'ts',
    text: '',
    fence: parseFence(''),
    meta: '',
    section: 0,
  };
  const example = {
    name: 'page-1',
    files: Object.entries(files).map(([path, text]) => ({ path, text, block })),
    commands: [],
  };
  return testsWithoutImport(example, packages).map(({ path }) => path);
}

test.each([
  ["import { total } from './cart';", []],
  ["const { total } = await import('./cart');", []],
  ["import './cart.ts';", []],
  ["const program = join(import.meta.dirname, '../bin/price.mjs');", []],
  ["import pen from './pen.svg?raw';", []],
  ["import { vat } from '@rates';", []],
  ["import { expect } from '@rstest/core';", ['src/cart.test.ts']],
  ["import { readFileSync } from 'node:fs';", ['src/cart.test.ts']],
  ["import { number } from 'valibot';", ['src/cart.test.ts']],
  ["import { total } from './carts';", ['src/cart.test.ts']],
  ["expect('./car').toBe('./car');", ['src/cart.test.ts']],
])('%s', (text, expected) => {
  const files = { 'src/cart.ts': '', 'src/pen.svg': '', 'bin/price.mjs': '', 'src/cart.test.ts': text };
  expect(without(files)).toEqual(expected);
});
