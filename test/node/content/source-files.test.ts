import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readText } from '#node/content/source-files.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test('line ends that were converted twice are line ends, not blank lines', () => {
  const folder = tempFolder({ 'a.mdx': '---\r\r\ntitle: A\r\r\n---\r\r\n' });
  expect(readText(join(folder, 'a.mdx'))).toBe('---\ntitle: A\n---\n');
});

test('the text of a file is the same on every system: lines end in LF, and there is no byte order mark', () => {
  const folder = tempFolder({ 'a.mdx': '\uFEFF# A\r\n\r\n```diff-ts norun="x"\r\n 1;\r\n\r\n+2;\r\n```\r\n' });
  expect(readText(join(folder, 'a.mdx'))).toBe('# A\n\n```diff-ts norun="x"\n 1;\n\n+2;\n```\n');
  expect(readText(join(folder, 'b.mdx'))).toBeUndefined();
});
