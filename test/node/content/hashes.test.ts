import { expect, test } from 'vitest';
import { sourceHash } from '#node/content/hashes.ts';
import { tempFolder, writeAll } from '../../support/temp-folder.ts';

const PATTERNS = ['package-lock.json', 'src/{a,b}/**'];
const FILES = { 'package-lock.json': '{}', 'src/a/a.ts': '1', 'src/b/in/b.css': '1' };
const hashOf = (folder: string) => sourceHash(folder, PATTERNS);

test('the same files give the same hash in any folder', () => {
  expect(hashOf(tempFolder(FILES))).toBe(hashOf(tempFolder(FILES)));
});

test.each(Object.keys(FILES))('a change of %s gives another hash', (path) => {
  const folder = tempFolder(FILES);
  const before = hashOf(folder);
  writeAll(folder, { [path]: 'changed' });
  expect(hashOf(folder)).not.toBe(before);
});

test('text that moves from one file to the next gives another hash', () => {
  const folder = tempFolder({ 'src/a/1': 'x', 'src/a/2': 'y' });
  expect(hashOf(folder)).not.toBe(hashOf(tempFolder({ 'src/a/1': 'xsrc/a/2y' })));
});

test('other files do not count', () => {
  const folder = tempFolder(FILES);
  const before = hashOf(folder);
  writeAll(folder, { 'src/c/c.ts': '1', 'README.md': '1' });
  expect(hashOf(folder)).toBe(before);
});
