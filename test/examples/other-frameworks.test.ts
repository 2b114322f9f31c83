/** Vitest and Jest run the code that the migration pages show for them, with the files of its example. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { failureText } from '#docs/examples/failure.ts';
import { writeExample } from '#docs/examples/folder.ts';
import { currentEnglishPages, readPageBlocks } from '#docs/examples/pages.ts';
import { installPackages } from '#docs/examples/run-zip.ts';
import { runLine } from '#docs/examples/shell.ts';
import { checkTypes } from '#docs/examples/types.ts';
import type { Example, ExampleFile } from '#node/content/examples/example.ts';
import { extractExamples, type PageExamples } from '#node/content/examples/extract.ts';
import { site } from '#site/config.ts';
import { sample } from '../support/sample.ts';

const root = join(import.meta.dirname, '../..');
const pages = currentEnglishPages(root, site.config)
  .filter((page) => readFileSync(join(root, page), 'utf8').includes('norun="needs '))
  .map((page) => extractExamples(page, readPageBlocks(root, page)));

type PathAndText = readonly [path: string, text: string];

interface Framework {
  readonly name: string;
  /** Configuration of examples whose page shows none. */
  readonly files: readonly PathAndText[];
  /** The package that tests import from, and the name of its utilities. */
  readonly names: readonly [from: string, utilities: string];
  /** A test that has not moved to Rstest; with the configuration of its example, Jest reads JavaScript only. */
  readonly staying: PathAndText;
  readonly command: string;
  /** What npm installs for it; Vitest is installed already. */
  readonly packages?: Readonly<Record<string, string>>;
}

const VITEST: Framework = {
  name: 'Vitest',
  files: [['vitest.config.ts', 'export default {};\n']],
  names: ['vitest', 'vi'],
  staying: ['src/stock/stock.test.ts', "import { test } from 'vitest';\n\ntest('stays', () => {});\n"],
  command: `node ${join(root, 'node_modules/vitest/vitest.mjs')} run --update=none`,
};

/** What Jest needs to run the examples: TypeScript 7 has no API that ts-jest could use. */
const JEST_PACKAGES = { jest: '30.5.2', 'ts-jest': '29.4.15', typescript: '6.0.3', 'identity-obj-proxy': '3.0.0' };
const JEST_TYPESCRIPT = { esModuleInterop: true, isolatedModules: true, allowJs: true, rootDir: '.' };

const JEST: Framework = {
  name: 'Jest',
  files: [
    ['jest.config.js', "module.exports = { preset: 'ts-jest/presets/js-with-ts' };\n"],
    ['tsconfig.json', JSON.stringify({ compilerOptions: JEST_TYPESCRIPT })],
  ],
  names: ['@jest/globals', 'jest'],
  staying: ['src/stock/stock.test.js', "test('stays', () => {});\n"],
  command: 'node ../node_modules/jest/bin/jest.js --ci --coverage',
  packages: JEST_PACKAGES,
};

/** The examples that each framework runs, with the tests of Rstest in the framework's words. */
const NAMES = ['convert', 'rename', 'config', 'snapshots', 'folders'];
/** The example whose tests stay in Rstest, so that they fail unless the framework leaves them out. */
const MOVED = 'folders';

const folderOf = ({ name }: Framework) => join(root, '.tmp/other-frameworks', name.toLowerCase());

/** The blocks of a page that need a framework. */
const blocksFor = ({ name }: Framework, { notRun }: PageExamples) =>
  notRun.filter(({ fence }) => fence.norun === `needs ${name}`);

/** An example of the framework's page as a project of the framework. */
function exampleFor(framework: Framework, name: string): Example {
  const page = pages.find(({ page }) => page.endsWith(`/migration/${framework.name.toLowerCase()}.mdx`));
  const files = page?.examples.map((example) => example.files).find(([first]) => first?.block.fence.example === name);
  const block = files?.[0]?.block;
  if (!page || !files || !block) throw new Error(`the page of ${framework.name} has no example "${name}"`);

  const [from, utilities] = framework.names;
  const inItsWords = (text: string) => text.replace("'@rstest/core'", `'${from}'`).replace(/\brs\./g, `${utilities}.`);
  const shown = blocksFor(framework, page)
    .filter(({ fence }) => fence.example === name)
    .map((each): ExampleFile => ({ path: each.fence.title ?? '', text: `${each.text}\n`, block: each }));
  const added = [...framework.files, ...(name === MOVED ? [framework.staying] : [])];
  const own = files
    .filter(({ path }) => path !== 'rstest.config.ts')
    .map((file) => (name === MOVED ? file : { ...file, text: inItsWords(file.text) }));
  // Later files replace earlier ones of the same path.
  const byPath = new Map(
    [...own, ...added.map(([path, text]) => ({ path, text, block })), ...shown].map((file) => [file.path, file]),
  );
  return { name, files: [...byPath.values()], commands: [] };
}

/** Runs an example and expects all its tests to pass. */
async function expectToPass(framework: Framework, example: Example): Promise<void> {
  const ran = await runLine(framework.command, writeExample(example, folderOf(framework)), root);
  expect(ran.code, ran.output).toBe(0);
  // Jest only warns about keys that it does not know.
  expect(ran.output).not.toContain('Validation Warning');
}

// Installing Jest takes long.
describe.each(sample(1, [VITEST, JEST]))('$name', (framework) => {
  const examples = NAMES.map((name) => exampleFor(framework, name));

  beforeAll(async () => {
    if (!framework.packages) return;
    const folder = folderOf(framework);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: framework.packages }));
    expect(await installPackages(folder)).toBeUndefined();
  });

  test.each(examples.map((example) => [example.name, example] as const))('runs the example %s', async (_, example) => {
    await expectToPass(framework, example);
  });
});

test('Vitest accepts the types of its code, such as the keys of a configuration', async () => {
  const examples = NAMES.map((name) => exampleFor(VITEST, name));
  const failures = await checkTypes(examples, { root, folder: folderOf(VITEST) });
  expect(failures.map(failureText)).toEqual([]);
});

test.each([VITEST, JEST])('each block that needs $name is part of an example above', (framework) => {
  const blocks = pages.flatMap((page) => blocksFor(framework, page));
  expect(blocks.length).toBeGreaterThan(0);
  const run = NAMES.flatMap((name) => exampleFor(framework, name).files).map(({ block }) => block);
  expect(blocks.filter((block) => !run.includes(block)).map(({ file, line }) => `${file}:${line}`)).toEqual([]);
});
