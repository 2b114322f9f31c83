import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Apart from the other tests, since it needs a second browser: `npm run test:engines`. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['test/engines/**/*.test.ts'],
    globalSetup: 'test/engines/setup.ts',
    // Vitest leaves a core to itself, which it does not need.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
