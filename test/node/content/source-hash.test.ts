import { expect, test } from 'vitest';
import { sourceHash } from '#node/content/source-hash.ts';
import { tempFolder, writeAll } from '../../support/temp-folder.ts';

const FILES = { 'package-lock.json': '{}', 'src/node/compile/a.ts': '1', 'src/shared/b.ts': '1' };

test('the same files give the same hash in any folder', () => {
  expect(sourceHash(tempFolder(FILES))).toBe(sourceHash(tempFolder(FILES)));
});

test.each(Object.keys(FILES))('a change of %s gives another hash', (path) => {
  const folder = tempFolder(FILES);
  const before = sourceHash(folder);
  writeAll(folder, { [path]: 'changed' });
  expect(sourceHash(folder)).not.toBe(before);
});

test('files that pages are not compiled with do not count', () => {
  const folder = tempFolder(FILES);
  const before = sourceHash(folder);
  writeAll(folder, { 'src/theme/app.tsx': '1', 'src/node/output/a.ts': '1', 'README.md': '1', 'public/a.png': '1' });
  expect(sourceHash(folder)).toBe(before);
});
