import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeExample } from '#docs/examples/folder.ts';
import { examplesOf, fence } from '../../support/blocks.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const write = (parent: string, ...parts: readonly string[]) => {
  const [example] = examplesOf(...parts).examples;
  if (!example) throw new Error('no example');
  return writeExample(example, parent);
};
const prices = fence('json title="packages/prices/package.json"', '{ "name": "@shop/prices" }');

test('packages of a workspace are linked, as an installation would link them', () => {
  const folder = write(tempFolder(), fence('json title="package.json"', '{ "workspaces": ["packages/*"] }'), prices);
  const linked = realpathSync(join(folder, 'node_modules/@shop/prices'));
  expect(linked).toBe(realpathSync(join(folder, 'packages/prices')));
});

test('without workspaces, nothing is linked', () => {
  const folder = write(tempFolder(), fence('json title="package.json"', '{}'), prices);
  expect(() => realpathSync(join(folder, 'node_modules'))).toThrow('ENOENT');
});
