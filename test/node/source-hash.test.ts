import { expect, test } from 'vitest';
import { sourceHash } from '#node/source-hash.ts';
import { tempFolder, writeAll } from '../support/temp-folder.ts';

const FILES = { 'package-lock.json': '{}', 'src/node/a.ts': '1', 'src/shared/b.ts': '1', 'public/a/c.png': '1' };

test('the same files give the same hash, wherever they lie', () => {
  expect(sourceHash(tempFolder(FILES), 'public')).toBe(sourceHash(tempFolder(FILES), 'public'));
});

test.each(Object.keys(FILES))('a change of %s gives another hash', (path) => {
  const folder = tempFolder(FILES);
  const before = sourceHash(folder, 'public');
  writeAll(folder, { [path]: 'changed' });
  expect(sourceHash(folder, 'public')).not.toBe(before);
});

test('what pages are not made with does not count', () => {
  const folder = tempFolder(FILES);
  const before = sourceHash(folder, 'public');
  writeAll(folder, { 'src/theme/app.tsx': '1', 'README.md': '1' });
  expect(sourceHash(folder, 'public')).toBe(before);
});

test('the public folder may have any name', () => {
  const folder = tempFolder({ ...FILES, '.tmp/(site)/public/c.png': '1' });
  const before = sourceHash(folder, '.tmp/(site)/public');
  writeAll(folder, { '.tmp/(site)/public/c.png': 'changed' });
  expect(sourceHash(folder, '.tmp/(site)/public')).not.toBe(before);
});
