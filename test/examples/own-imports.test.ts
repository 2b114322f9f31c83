import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testsWithoutImport } from '#docs/examples/own-imports.ts';
import { readExamples } from '#docs/examples/pages.ts';
import { WITHOUT_IMPORT } from '#docs/examples/without-import.ts';
import { pathInLanguage } from '#node/content/page-files.ts';
import { site } from '#site/config.ts';

const root = join(import.meta.dirname, '../..');

test('every test file of a page imports what it tests, or is listed with the reason', () => {
  const found = readExamples(root, site.config).flatMap(({ page, examples }) =>
    examples
      .flatMap((example) => testsWithoutImport(example, join(root, 'node_modules')))
      .map(({ path }) => `${pathInLanguage(page)} ${path}`),
  );
  expect(found.toSorted()).toEqual(WITHOUT_IMPORT.flatMap(({ files }) => files).toSorted());
});
