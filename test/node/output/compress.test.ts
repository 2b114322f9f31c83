import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFolder } from '#node/output/compress.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('text files are compressed in both ways, in folders too; images are not', async () => {
  const folder = tempFolder({ 'a.html': 'page '.repeat(99), 'b/c.js': 'run()', 'd.png': 'image' });
  expect(await compressFolder(folder)).toBe(2);
  expect((readdirSync(folder, { recursive: true }) as string[]).toSorted()).toEqual([
    'a.html',
    'a.html.br',
    'a.html.gz',
    'b',
    'b/c.js',
    'b/c.js.br',
    'b/c.js.gz',
    'd.png',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.html.br'))).toString()).toBe('page '.repeat(99));
  expect(gunzipSync(readFileSync(join(folder, 'b/c.js.gz'))).toString()).toBe('run()');
});

test('files that only the host reads are not compressed: it would send the copies to anybody', async () => {
  const folder = tempFolder({ 'a.html': 'page', 'vercel.json': '{}', 'nginx.conf': 'gzip on;', _headers: '/*' });
  expect(await compressFolder(folder)).toBe(1);
});

test('a second run compresses the same files again, not their copies', async () => {
  const folder = tempFolder({ 'a.html': 'page' });
  await compressFolder(folder);
  expect(await compressFolder(folder)).toBe(1);
});
