/**
 * Test files of pages that import none of their example's files, with the reason, by page and path. The check fails for
 * any other such file, and for files here that import something by now or are gone.
 */
export const WITHOUT_IMPORT: readonly { readonly reason: string; readonly files: readonly string[] }[] = [
  {
    reason: 'the test shows the configuration that it runs under',
    files: [
      'api/rstest/utilities src/get-config.test.ts',
      'api/rstest/utilities src/reset-config.test.ts',
      'config/build/plugins src/limits.test.ts',
      'config/test/projects slow/import.test.ts',
      'config/test/projects unit/tax.test.ts',
      'config/test/retry src/retry.test.ts',
      'guide/basic/cli src/limits.test.ts',
      'guide/basic/configure-rstest api/ping.test.ts',
      'guide/basic/configure-rstest src/limits.test.ts',
      'guide/basic/configure-rstest src/order.test.ts',
      'guide/basic/configure-rstest src/report.test.ts',
      'guide/basic/configure-rstest src/sum.test.ts',
    ],
  },
  {
    reason: 'the test shows the worker or the build output that it runs in',
    files: [
      'config/build/output src/clean.test.ts',
      'config/build/output src/dist.test.ts',
      'config/test/pool src/first.test.ts',
      'config/test/pool src/heap.test.ts',
      'config/test/pool src/second.test.ts',
      'config/test/pool src/worker.test.ts',
      'guide/tests/browser-apis test/shop-needs.test.ts',
    ],
  },
  {
    reason: 'the test shows in which order hooks, attempts and the bodies of suites run',
    files: [
      'api/test-api/describe src/order.test.ts',
      'api/test-api/hooks src/order.test.ts',
      'config/test/retry src/count.test.ts',
    ],
  },
  {
    reason: 'the test calls a server that globalSetup has started',
    files: ['guide/framework/node-server src/browse.test.ts', 'guide/framework/node-server src/buy.test.ts'],
  },
  {
    reason: 'no test of the file runs: it is empty, or it does not load',
    files: [
      'api/test-api/test src/order.test.ts',
      'config/test/passWithNoTests src/later.test.ts',
      'guide/troubleshooting/start src/cart.test.js',
    ],
  },
];
