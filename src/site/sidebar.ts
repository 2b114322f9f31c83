import type { Lang } from '#shared/page.ts';
import type { Sidebar, SidebarEntry } from '#shared/schema/navigation.ts';

/** Options of the test runner, those of spec 2.2 first; the names are the same in all languages. */
const TEST_OPTIONS = `
root name include exclude includeSource projects setupFiles globals testEnvironment pool isolate maxConcurrency
testNamePattern testTimeout hookTimeout slowTestThreshold retry passWithNoTests update clearMocks resetMocks
restoreMocks unstubEnvs unstubGlobals reporters coverage onConsoleLog printConsoleTrace disableConsoleIntercept
env globalSetup expect chaiConfig snapshotFormat resolveSnapshotPath extends federation browser bail
onlyFailures forceRerunTriggers silent hideSkippedTests hideSkippedTestFiles includeTaskLocation logHeapUsage
detectAsyncLeaks
`;

const BUILD_OPTIONS = 'plugins source output resolve tools dev performance';

const group = (text: string, items: readonly SidebarEntry[]): SidebarEntry => ({ text, items });
const options = (folder: string, names: string) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => ({ text: name, link: `/config/${folder}/${name}` }));

/** The sidebars of a language, by section (spec 2.3). A doc page without an entry here is a build error. */
export function sidebar(lang: Lang): Sidebar {
  const text = (en: string, zh: string) => ({ en, zh })[lang];
  return {
    guide: [
      group(text('Getting Started', '开始'), [
        { text: text('Introduction', '介绍'), link: '/guide/start/' },
        { text: text('Quick start', '快速上手'), link: '/guide/start/quick-start' },
        { text: text('Features', '特性'), link: '/guide/start/features' },
      ]),
      group(text('Basic', '基础'), [
        { text: text('CLI', '命令行'), link: '/guide/basic/cli' },
        { text: text('Configure', '配置 Rstest'), link: '/guide/basic/configure-rstest' },
        { text: text('Filtering tests', '筛选测试'), link: '/guide/basic/test-filter' },
      ]),
      group(text('Advanced', '进阶'), [
        { text: text('Debugging', '调试'), link: '/guide/advanced/debugging' },
        { text: text('Profiling', '性能分析'), link: '/guide/advanced/profiling' },
        { text: text('Slow suites', '测试为什么慢'), link: '/guide/advanced/slow-suite' },
        { text: text('Parallel tests', '并行运行测试'), link: '/guide/advanced/parallelism' },
        { text: text('Reporters in practice', '报告器实践'), link: '/guide/advanced/reporters' },
        { text: text('Projects and monorepos', '多项目与 monorepo'), link: '/guide/advanced/monorepo' },
        { text: text('Continuous integration', '持续集成'), link: '/guide/advanced/ci' },
        {
          text: text('Linters, Git hooks and containers', '代码检查、Git 钩子与容器'),
          link: '/guide/advanced/tooling',
        },
        { text: text('Browser mode', '浏览器模式'), link: '/guide/advanced/browser-mode' },
        {
          text: text('Rsbuild, Rslib and Rspack', 'Rsbuild、Rslib 与 Rspack'),
          link: '/guide/advanced/rsbuild-rslib-rspack',
        },
        { text: text('Editors', '编辑器'), link: '/guide/advanced/editors' },
        { text: text('Coding agents', '编程智能体'), link: '/guide/advanced/coding-agents' },
      ]),
      group(text('Writing tests', '编写测试'), [
        { text: text('Recipes', '测试速查'), link: '/guide/tests/recipes' },
        { text: text('Mocking', '使用 mock'), link: '/guide/tests/mocking' },
        { text: text('Mock requests', 'mock 请求'), link: '/guide/tests/requests' },
        { text: text('Browser APIs in tests', '测试中的浏览器 API'), link: '/guide/tests/browser-apis' },
        { text: text('Snapshots', '使用快照'), link: '/guide/tests/snapshots' },
        { text: 'TypeScript', link: '/guide/tests/typescript' },
        { text: text('Styles, images and other files', '样式、图片与其他文件'), link: '/guide/tests/assets' },
        { text: text('In-source tests', '源码内测试'), link: '/guide/tests/in-source' },
      ]),
      group(text('Frameworks', '框架'), [
        { text: 'React', link: '/guide/framework/react' },
        { text: 'Vue', link: '/guide/framework/vue' },
        {
          text: text('Svelte, Solid, Preact and Lit', 'Svelte、Solid、Preact 与 Lit'),
          link: '/guide/framework/other-frameworks',
        },
        { text: text('Node.js server', 'Node.js 服务器'), link: '/guide/framework/node-server' },
      ]),
      group(text('Migration', '迁移'), [
        { text: text('From Jest', '从 Jest 迁移'), link: '/guide/migration/jest' },
        { text: text('From Vitest', '从 Vitest 迁移'), link: '/guide/migration/vitest' },
        { text: text('Upgrade Rstest', '升级 Rstest'), link: '/guide/migration/upgrade' },
      ]),
      {
        text: text('Troubleshooting', '问题排查'),
        link: '/guide/troubleshooting/',
        items: [
          { text: text('Before a test runs', '测试运行之前'), link: '/guide/troubleshooting/start' },
          { text: text('In tests', '测试运行中'), link: '/guide/troubleshooting/tests' },
          { text: text('Coverage, projects, workers', '覆盖率、项目与 worker'), link: '/guide/troubleshooting/run' },
        ],
      },
      { text: text('Glossary', '术语表'), link: '/guide/glossary' },
    ],
    config: [
      { text: text('Overview', '概览'), link: '/config/' },
      group(text('Test Configurations', '测试配置'), options('test', TEST_OPTIONS)),
      group(text('Build Configurations', '构建配置'), options('build', BUILD_OPTIONS)),
    ],
    api: [
      { text: text('Overview', '概览'), link: '/api/' },
      group(text('Test API', '测试 API'), [
        { text: 'Expect', link: '/api/test-api/expect' },
        { text: 'Test', link: '/api/test-api/test' },
        { text: 'Describe', link: '/api/test-api/describe' },
        { text: text('Hooks', '钩子'), link: '/api/test-api/hooks' },
      ]),
      {
        text: text('Rstest Utility', 'Rstest 工具'),
        link: '/api/rstest/',
        items: [
          { text: text('Mock modules', '模块 mock'), link: '/api/rstest/mockModules' },
          { text: text('Mock functions', '函数 mock'), link: '/api/rstest/mockFunctions' },
          { text: 'MockInstance', link: '/api/rstest/mockInstance' },
          { text: text('Fake timers', '模拟定时器'), link: '/api/rstest/fakeTimers' },
          { text: text('Utilities', '其他工具'), link: '/api/rstest/utilities' },
        ],
      },
      group(text('Programs and environment', '编程接口与环境'), [
        { text: 'JavaScript API', link: '/api/javascript-api/core' },
        { text: text('Reporter hooks', '报告器钩子'), link: '/api/javascript-api/reporter-hooks' },
        { text: text('Environment variables', '环境变量'), link: '/api/runtime/environment-variables' },
      ]),
    ],
  };
}
