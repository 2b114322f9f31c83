import { copyFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createDiskCache } from '#node/content/disk-cache.ts';
import { filesBelow } from '../../../scripts/files-below.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const filesIn = (folder: string) => filesBelow(folder).map((file) => join(folder, file));

test('a value is computed once and then read from disk, also by another process', () => {
  const folder = join(tempFolder(), 'not/yet/there');
  const make = vi.fn(() => ({ made: ['here'] }));
  expect(createDiskCache(folder, '1').remember(['a'], make)).toEqual({ made: ['here'] });
  expect(createDiskCache(folder, '1').remember(['a'], make)).toEqual({ made: ['here'] });
  expect(make).toHaveBeenCalledTimes(1);
});

test('asynchronous work is cached too', async () => {
  const cache = createDiskCache(tempFolder(), '1');
  const make = vi.fn(() => Promise.resolve('made'));
  expect(await cache.rememberAsync(['a'], make)).toBe('made');
  expect(await cache.rememberAsync(['a'], make)).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
});

test('another version computes the value again', () => {
  const folder = tempFolder();
  createDiskCache(folder, '1').remember(['a'], () => 'old');
  expect(createDiskCache(folder, '2').remember(['a'], () => 'new')).toBe('new');
});

test('other key parts have another value', () => {
  const cache = createDiskCache(tempFolder(), '1');
  cache.remember(['a', 'b'], () => 'first');
  expect(cache.remember(['a', 'c'], () => 'second')).toBe('second');
  expect(cache.remember(['ab'], () => 'third')).toBe('third');
  expect(cache.remember(['a', 'b'], () => 'never')).toBe('first');
});

test.each(['', '{"value":', 'null', `${'0'.repeat(32)}"foreign"`])(
  'a broken or foreign file (%j) is recomputed and replaced',
  (text) => {
    const folder = tempFolder();
    const cache = createDiskCache(folder, '1');
    cache.remember(['a'], () => 'old');
    const name = readdirSync(folder, { recursive: true }).find((path) => String(path).length > 40);
    writeFileSync(join(folder, String(name)), text);
    expect(cache.remember(['a'], () => 'new')).toBe('new');
    expect(cache.remember(['a'], () => 'never')).toBe('new');
  },
);

test('without a writable folder the value is computed each time', () => {
  // A file in place of the folder: not even root can write below it.
  const cache = createDiskCache(join(tempFolder({ file: '' }), 'file'), '1');
  const make = vi.fn(() => 'made');
  expect(cache.remember(['a'], make)).toBe('made');
  expect(cache.remember(['a'], make)).toBe('made');
  expect(make).toHaveBeenCalledTimes(2);
});

test('failed work is not cached', async () => {
  const cache = createDiskCache(tempFolder(), '1');
  await expect(cache.rememberAsync(['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.rememberAsync(['a'], () => Promise.resolve('yes'))).toBe('yes');
});

test('entries of another version are removed after a week, and not before', () => {
  const folder = tempFolder();
  createDiskCache(folder, 'old').remember(['a'], () => 'made');
  createDiskCache(folder, 'older').remember(['a'], () => 'made');
  const [first = ''] = readdirSync(folder);
  const eightDaysAgo = Date.now() / 1000 - 8 * 24 * 60 * 60;
  utimesSync(join(folder, first), eightDaysAgo, eightDaysAgo);
  createDiskCache(folder, 'new').remember(['a'], () => 'made');
  expect(readdirSync(folder)).toHaveLength(2);
  expect(readdirSync(folder)).not.toContain(first);
});

test('a version that was opened within a week stays, even if it wrote nothing', () => {
  const folder = tempFolder();
  createDiskCache(folder, 'branch').remember(['a'], () => 'made');
  const eightDaysAgo = Date.now() / 1000 - 8 * 24 * 60 * 60;
  utimesSync(join(folder, readdirSync(folder)[0] ?? ''), eightDaysAgo, eightDaysAgo);
  createDiskCache(folder, 'branch');
  createDiskCache(folder, 'main');
  expect(createDiskCache(folder, 'branch').remember(['a'], () => 'anew')).toBe('made');
});

test('results that nothing has used for a week are removed, used ones stay', () => {
  const folder = tempFolder();
  const open = () => createDiskCache(folder, '1');
  for (const name of ['used', 'unused']) open().remember([name], () => name);
  const files = filesIn(folder);
  const eightDaysAgo = Date.now() / 1000 - 8 * 24 * 60 * 60;
  const cache = open();
  for (const file of files) utimesSync(file, eightDaysAgo, eightDaysAgo);
  cache.remember(['used'], () => 'never');
  open();
  expect(filesIn(folder)).toHaveLength(1);
  expect(open().remember(['used'], () => 'never')).toBe('used');
});

test('the result of another key is not taken for this one', () => {
  const folder = tempFolder();
  const cache = createDiskCache(folder, '1');
  const fileOf = (key: string) => {
    const before = filesIn(folder);
    cache.remember([key], () => key);
    return filesIn(folder).find((file) => !before.includes(file)) ?? '';
  };
  copyFileSync(fileOf('a'), fileOf('b'));
  expect(cache.remember(['b'], () => 'anew')).toBe('anew');
});
