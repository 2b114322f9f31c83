import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeDocsPackage } from '#node/output/docs-package.ts';
import { site } from '../../support/site.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const FACTS = { name: '@docs/packaged', version: '1.2.3', description: 'About.', license: 'MIT' };

/** A text of the page `/guide/a` as it is in the package. */
function packaged(text: string): string {
  const root = tempFolder({
    'dist/llms.txt': '',
    'dist/zh/llms.txt': '',
    'dist/guide/a.md': text,
    'dist/guide/b.md': '',
    'dist/guide/start/index.md': '',
  });
  writeDocsPackage(join(root, 'dist'), join(root, 'package'), site.config, FACTS);
  return readFileSync(join(root, 'package/guide/a.md'), 'utf8');
}

test.each([
  ['a link', '[b](https://docs.test/guide/b#c)', '[b](b.md#c)'],
  ['a link with a title', '[b](https://docs.test/guide/b "About b")', '[b](b.md "About b")'],
  ['a link definition', '> [b \\] c]: https://docs.test/guide/b', '> [b \\] c]: b.md'],
  ['a link definition with a title', '[b]: https://docs.test/guide/b "About b"', '[b]: b.md "About b"'],
  ['the address of an index page', '[s](https://docs.test/guide/start/)', '[s](start/index.md)'],
  ['such an address without its slash', '[s](https://docs.test/guide/start#c)', '[s](start/index.md#c)'],
])('%s to a packaged page is relative', (_, text, relative) => {
  expect(packaged(`# A\n\n${text}\n`)).toBe(`# A\n\n${relative}\n`);
});

test.each([
  ['to another site', '[b](https://other.test/guide/b)'],
  ['to a page that is not packaged', '[b](https://docs.test/v1/guide/b "B")'],
])('a link %s stays as it is', (_, text) => {
  expect(packaged(`${text}\n\n[b](https://docs.test/guide/b)\n`)).toBe(`${text}\n\n[b](b.md)\n`);
});
