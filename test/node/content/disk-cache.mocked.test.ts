import { utimesSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createDiskCache } from '#node/content/disk-cache.ts';
import { tempFolder } from '../../support/temp-folder.ts';

vi.mock(import('node:fs'), async (original) => {
  const actual = await original();
  const mocked = { ...actual, utimesSync: vi.fn(actual.utimesSync) };
  // Named imports of Node's built-in modules are taken from `default`.
  return { ...mocked, default: mocked };
});

test('a result of a cache that belongs to somebody else is used, though it cannot be marked as used', () => {
  const cache = createDiskCache(tempFolder(), '1');
  cache.remember(['a'], () => 'made');
  vi.mocked(utimesSync).mockImplementation(() => {
    throw new Error('EPERM');
  });
  expect(cache.remember(['a'], () => 'anew')).toBe('made');
});
