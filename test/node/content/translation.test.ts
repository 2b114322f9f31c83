import { expect, test } from 'vitest';
import { translationHash, withTranslationHash } from '#node/content/translation.ts';

const page = (output: string, prose = 'Run it.') =>
  ['---', 'description: D', '---', '# T', '', prose, '', '```text output', output, '```', ''].join('\n');
const hash = translationHash(page('took 1 ms'));

test('changed prose, fields and blocks change the hash', () => {
  expect(translationHash(page('took 1 ms', 'Run them.'))).not.toBe(hash);
  expect(translationHash(page('took 1 ms').replace('D', 'E'))).not.toBe(hash);
  expect(translationHash(page('took 1 ms').replace('output', 'wrap'))).not.toBe(hash);
  expect(translationHash(page('took 1 ms').replaceAll(/```[^]*```/g, ''))).not.toBe(hash);
});

test('recorded outputs, blank lines and line endings do not change the hash', () => {
  expect(translationHash(page('took 2 ms\nand more'))).toBe(hash);
  expect(translationHash(page('took 1 ms').replaceAll('\n', '  \n\n').replaceAll('\n', '\r\n'))).toBe(hash);
});

test('the hash is added to the frontmatter, or replaced there', () => {
  const once = withTranslationHash('---\ndescription: D\n---\n\n# T\n', 'aaaaaaaaaaaa');
  expect(once).toBe("---\ndescription: D\ntranslatedFrom: 'aaaaaaaaaaaa'\n---\n\n# T\n");
  expect(withTranslationHash(once, 'bbbbbbbbbbbb')).toBe(once.replaceAll('a'.repeat(12), 'b'.repeat(12)));
  expect(withTranslationHash('# T\n', 'aaaaaaaaaaaa')).toBe("---\ntranslatedFrom: 'aaaaaaaaaaaa'\n---\n\n# T\n");
});

test('the hash is added to the frontmatter that the build reads, whatever its dashes', () => {
  expect(withTranslationHash('--- \ntitle: a ---\npageType: blank\n---\n', 'aaaaaaaaaaaa')).toBe(
    "---\ntitle: a ---\npageType: blank\ntranslatedFrom: 'aaaaaaaaaaaa'\n---\n",
  );
});
