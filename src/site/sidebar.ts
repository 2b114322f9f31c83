import type { Sidebar } from '#shared/site.ts';

/** Sidebar texts of one language. A page without an entry here is a build error. */
export interface SidebarTexts {
  readonly gettingStarted: string;
  readonly introduction: string;
  readonly quickStart: string;
  readonly features: string;
  readonly basic: string;
  readonly cli: string;
  readonly configure: string;
  readonly testFilter: string;
  readonly writingTests: string;
  readonly recipes: string;
  readonly mocking: string;
  readonly snapshots: string;
  readonly inSource: string;
  readonly advanced: string;
  readonly debugging: string;
  readonly profiling: string;
  readonly slowSuite: string;
  readonly parallelism: string;
  readonly reporters: string;
  readonly monorepo: string;
  readonly ci: string;
  readonly browserMode: string;
  readonly adapters: string;
  readonly editors: string;
  readonly codingAgents: string;
  readonly migration: string;
  readonly fromJest: string;
  readonly fromVitest: string;
  readonly upgrade: string;
  readonly frameworks: string;
  readonly nodeServer: string;
  readonly troubleshooting: string;
  readonly errorsBeforeTests: string;
  readonly errorsInTests: string;
  readonly errorsAroundTests: string;
  readonly glossary: string;
  readonly overview: string;
  readonly testApi: string;
  readonly hooks: string;
  readonly rstestUtility: string;
  readonly mockModules: string;
  readonly mockFunctions: string;
  readonly fakeTimers: string;
  readonly utilities: string;
  readonly programs: string;
  readonly javascriptApi: string;
  readonly reporterHooks: string;
  readonly environmentVariables: string;
  readonly testConfig: string;
  readonly buildConfig: string;
}

/** Options of the test runner, those of spec 2.2 first; the names are the same in all languages. */
const TEST_OPTIONS = [
  'root',
  'name',
  'include',
  'exclude',
  'includeSource',
  'projects',
  'setupFiles',
  'globals',
  'testEnvironment',
  'pool',
  'isolate',
  'maxConcurrency',
  'testNamePattern',
  'testTimeout',
  'hookTimeout',
  'slowTestThreshold',
  'retry',
  'passWithNoTests',
  'update',
  'clearMocks',
  'resetMocks',
  'restoreMocks',
  'unstubEnvs',
  'unstubGlobals',
  'reporters',
  'coverage',
  'onConsoleLog',
  'printConsoleTrace',
  'disableConsoleIntercept',
  'env',
  'globalSetup',
  'expect',
  'chaiConfig',
  'snapshotFormat',
  'resolveSnapshotPath',
  'extends',
  'federation',
  'browser',
  'bail',
  'onlyFailures',
  'forceRerunTriggers',
  'silent',
  'hideSkippedTests',
  'hideSkippedTestFiles',
  'includeTaskLocation',
  'logHeapUsage',
  'detectAsyncLeaks',
] as const;

const BUILD_OPTIONS = ['plugins', 'source', 'output', 'resolve', 'tools', 'dev', 'performance'] as const;

/** The sidebars by section, shared by both languages (spec 2.3). */
export function sidebar(text: SidebarTexts): Sidebar {
  return {
    guide: [
      {
        text: text.gettingStarted,
        items: [
          { text: text.introduction, link: '/guide/start/' },
          { text: text.quickStart, link: '/guide/start/quick-start' },
          { text: text.features, link: '/guide/start/features' },
        ],
      },
      {
        text: text.basic,
        items: [
          { text: text.cli, link: '/guide/basic/cli' },
          { text: text.configure, link: '/guide/basic/configure-rstest' },
          { text: text.testFilter, link: '/guide/basic/test-filter' },
        ],
      },
      {
        text: text.advanced,
        items: [
          { text: text.debugging, link: '/guide/advanced/debugging' },
          { text: text.profiling, link: '/guide/advanced/profiling' },
          { text: text.slowSuite, link: '/guide/advanced/slow-suite' },
          { text: text.parallelism, link: '/guide/advanced/parallelism' },
          { text: text.reporters, link: '/guide/advanced/reporters' },
          { text: text.monorepo, link: '/guide/advanced/monorepo' },
          { text: text.ci, link: '/guide/advanced/ci' },
          { text: text.browserMode, link: '/guide/advanced/browser-mode' },
          { text: text.adapters, link: '/guide/advanced/rsbuild-rslib-rspack' },
          { text: text.editors, link: '/guide/advanced/editors' },
          { text: text.codingAgents, link: '/guide/advanced/coding-agents' },
        ],
      },
      {
        text: text.writingTests,
        items: [
          { text: text.recipes, link: '/guide/tests/recipes' },
          { text: text.mocking, link: '/guide/tests/mocking' },
          { text: text.snapshots, link: '/guide/tests/snapshots' },
          { text: 'TypeScript', link: '/guide/tests/typescript' },
          { text: text.inSource, link: '/guide/tests/in-source' },
        ],
      },
      {
        text: text.frameworks,
        items: [
          { text: 'React', link: '/guide/framework/react' },
          { text: 'Vue', link: '/guide/framework/vue' },
          { text: text.nodeServer, link: '/guide/framework/node-server' },
        ],
      },
      {
        text: text.migration,
        items: [
          { text: text.fromJest, link: '/guide/migration/jest' },
          { text: text.fromVitest, link: '/guide/migration/vitest' },
          { text: text.upgrade, link: '/guide/migration/upgrade' },
        ],
      },
      {
        text: text.troubleshooting,
        link: '/guide/troubleshooting/',
        items: [
          { text: text.errorsBeforeTests, link: '/guide/troubleshooting/start' },
          { text: text.errorsInTests, link: '/guide/troubleshooting/tests' },
          { text: text.errorsAroundTests, link: '/guide/troubleshooting/run' },
        ],
      },
      { text: text.glossary, link: '/guide/glossary' },
    ],
    config: [
      { text: text.overview, link: '/config/' },
      { text: text.testConfig, items: TEST_OPTIONS.map((name) => ({ text: name, link: `/config/test/${name}` })) },
      { text: text.buildConfig, items: BUILD_OPTIONS.map((name) => ({ text: name, link: `/config/build/${name}` })) },
    ],
    api: [
      { text: text.overview, link: '/api/' },
      {
        text: text.testApi,
        items: [
          { text: 'Expect', link: '/api/test-api/expect' },
          { text: 'Test', link: '/api/test-api/test' },
          { text: 'Describe', link: '/api/test-api/describe' },
          { text: text.hooks, link: '/api/test-api/hooks' },
        ],
      },
      {
        text: text.rstestUtility,
        link: '/api/rstest/',
        items: [
          { text: text.mockModules, link: '/api/rstest/mockModules' },
          { text: text.mockFunctions, link: '/api/rstest/mockFunctions' },
          { text: 'MockInstance', link: '/api/rstest/mockInstance' },
          { text: text.fakeTimers, link: '/api/rstest/fakeTimers' },
          { text: text.utilities, link: '/api/rstest/utilities' },
        ],
      },
      {
        text: text.programs,
        items: [
          { text: text.javascriptApi, link: '/api/javascript-api/core' },
          { text: text.reporterHooks, link: '/api/javascript-api/reporter-hooks' },
          { text: text.environmentVariables, link: '/api/runtime/environment-variables' },
        ],
      },
    ],
  };
}
