import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { NOT_IN_FIREFOX } from './test/e2e/not-in-firefox.ts';

const MOCKED = 'test/**/*.mocked.test.{ts,tsx}';
/** Of their projects; each takes longer than any other file. */
const LONGEST = ['examples.test.ts', 'every-page.test.ts', 'walks.test.ts', 'writers.test.ts', 'recipes.test.ts'];

/** Begins with the files that take longest, so that the others are done beside them and not before. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of the base class, not of an array
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.includes(basename(moduleId));
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/** Each project is a kind of test; `npx vitest run --project unit` runs one of them. */
export default defineConfig({
  test: {
    // The files of a worker share their modules: most of the time was spent loading them anew.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    sequence: { sequencer: LongestFirst },
    // More than the two cores: tests in a browser mostly wait for it.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/*.test.ts', 'test/{shared,node,docs,search,spec}/**/*.test.ts', 'test/walks/*.test.ts'],
          exclude: [MOCKED],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'happy-dom',
          include: ['test/{theme,entry}/**/*.test.{ts,tsx}'],
          exclude: [MOCKED],
          setupFiles: ['test/support/component-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          // Tests that replace a module, each with modules of its own.
          name: 'mocked',
          environment: 'happy-dom',
          include: [MOCKED],
          isolate: true,
          setupFiles: ['test/support/component-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          environment: 'node',
          include: ['test/{build,recipes}/**/*.test.ts', 'test/walks/{writers,builds}/*.test.ts'],
          // A whole build, in a process of its own.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'examples',
          environment: 'node',
          include: ['test/examples/**/*.test.ts'],
          // After all others: examples that measure time need the cores for themselves, but for a few seconds.
          sequence: { groupOrder: 1 },
          // All examples run before the first test: three minutes on two cores, ten on a slow machine.
          hookTimeout: 1_800_000,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: 'test/e2e/setup.ts',
          tags: Object.entries(NOT_IN_FIREFOX).map(([name, description]) => ({
            name,
            description,
            skip: process.env['ENGINE'] === 'firefox',
          })),
          // Last and alone: a browser that waits for the cores is a slow one.
          sequence: { groupOrder: 2 },
          testTimeout: 400_000,
          // What a poll waits for comes at once on a quiet machine; a busy one may take its time.
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
