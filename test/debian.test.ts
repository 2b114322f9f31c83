import { expect, test } from 'vitest';
import { isExecutable } from '../scripts/debian.ts';
import { tempFolder } from './support/temp-folder.ts';

test('a program is executable; a folder, a file without the permission and a missing one are not', () => {
  const folder = tempFolder({ 'plain.txt': '' });
  const paths = [process.execPath, folder, `${folder}/plain.txt`, `${folder}/gone`];
  expect(paths.map(isExecutable)).toEqual([true, false, false, false]);
});
