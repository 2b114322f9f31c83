import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { NOT_IN_FIREFOX } from './test/e2e/not-in-firefox.ts';

const MOCKED = 'test/**/*.mocked.test.{ts,tsx}';
/** Each takes longer than the other files of its project. */
const LONGEST =
  'examples zips languages signatures recipes writers builds every-page walks before-hydration zoom failures'
    .split(' ')
    .map((name) => `${name}.test.ts`);

/** Starts the files that take longest first, so that the others run beside them. */
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
    // The files of a worker share their modules: loading them again for each file took most of the time.
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
          // Some start processes, which a busy machine slows down.
          testTimeout: 60_000,
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
          // Last and alone, since other tests would slow down the browser.
          sequence: { groupOrder: 2 },
          testTimeout: 400_000,
          // For a busy machine; on a quiet one, polls end at once.
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
