import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createOutputWriter } from '#node/output/output-writer.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('files are written, and their folders created', () => {
  const folder = tempFolder();
  const write = createOutputWriter(folder);
  write('zh/guide/a.html', '甲');
  write('robots.txt', '');
  expect(readFileSync(join(folder, 'zh/guide/a.html'), 'utf8')).toBe('甲');
  expect(existsSync(join(folder, 'robots.txt'))).toBe(true);
});

test('a second file at a path throws an error that names the path', () => {
  const write = createOutputWriter(tempFolder());
  write('a.txt', '1');
  expect(() => write('a.txt', '2')).toThrow('two outputs of the build are named a.txt');
});

test('a public file with the name of an output throws an error that names the path', () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'robots.txt'), 'public');
  const reason = 'the public file robots.txt has the name of an output of the build; rename it';
  expect(() => createOutputWriter(folder)('robots.txt', '')).toThrow(reason);
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toBe('public');
});
