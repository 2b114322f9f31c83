import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Apart from the other tests, since it needs a program of the system: `npm run test:hosts`. */
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['test/hosts/**/*.test.ts'],
    globalSetup: 'test/hosts/setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // For a busy machine; on a quiet one, polls end at once.
    expect: { poll: { timeout: 20_000 } },
  },
});
