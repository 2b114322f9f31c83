import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { failureText } from '#docs/examples/failure.ts';
import { currentEnglishPages, readExamples } from '#docs/examples/pages.ts';
import { checkSignatures, statedSignatures } from '#docs/examples/signatures.ts';
import { readText } from '#node/content/source-files.ts';
import { examplesOf, fence } from '../support/blocks.ts';
import { site } from '#site/config.ts';

const root = join(import.meta.dirname, '../..');
const workspace = { root, folder: join(root, '.tmp/signatures') };
afterAll(() => rmSync(workspace.folder, { recursive: true, force: true }));

test('every signature on the pages is allowed by the types of the package', async () => {
  const blocks = readExamples(root, site.config).flatMap(({ signatures }) => signatures);
  expect(blocks.length).toBeGreaterThan(40);
  expect((await checkSignatures(blocks, workspace)).map(failureText)).toEqual([]);
});

test('the types of the package allow each signature that a section of the API states', async () => {
  const pages = currentEnglishPages(root, site.config).filter((page) => page.includes('/api/'));
  const stated = pages.flatMap((page) => statedSignatures(readText(join(root, page)) ?? '', page));
  expect(stated.length).toBeGreaterThan(200);
  expect((await checkSignatures(stated, workspace)).map(failureText)).toEqual([]);
});

test('short forms of signatures are expanded for the compiler, with the line of their heading', () => {
  const sections = [
    '## test.each',
    '',
    '`test.each(rows)(name)`. A row.',
    '',
    '### toBeCloseTo',
    '',
    '`toBeCloseTo(n, digits = 2)`.',
  ];
  expect(statedSignatures(sections.join('\n'), 'a.mdx')).toEqual([
    { file: 'a.mdx', line: 1, text: 'test.each(rows): (name) => any;' },
    { file: 'a.mdx', line: 5, text: 'toBeCloseTo(n, digits?);' },
  ]);
});

test('a wrong parameter, a wrong result and a wrong name are found at their blocks', async () => {
  const { signatures, problems } = examplesOf(
    /* 1 */ fence('ts signature', 'unmock(path: number): void;'),
    /* 5 */ fence('ts signature', 'isMockFunction(fn: any): string;'),
    /* 9 */ fence('ts signature', 'expect.mild<T>(actual: T): void;'),
    /* 13 */ fence('ts signature', 'expect.soft<T>(actual: T): object;'),
  );
  expect(problems).toEqual([]);
  const lines = (await checkSignatures(signatures, workspace)).map(({ line }) => line);
  expect(new Set(lines)).toEqual(new Set([1, 5, 9]));
});
