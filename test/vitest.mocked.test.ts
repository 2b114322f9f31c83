import { expect, test, vi } from 'vitest';
import { main, run } from '../scripts/run.ts';
import { buildSite, runVitest } from '../scripts/vitest.ts';

// Not the project's own folder, where this very run writes its report.
vi.mock(import('../scripts/run.ts'), async (original) => ({
  ...(await original()),
  ROOT: '/nowhere',
  run: vi.fn(),
  main: vi.fn(),
}));
vi.mock('../scripts/browser.ts', () => ({ ensureBrowser: () => '/chrome' }));

const lastEnvironment = () => vi.mocked(run).mock.lastCall?.[1] ?? process.env;

test.each([
  [3, 3],
  [0, 1],
])('a run that ends with code %i before it writes a report fails with code %i', (code, expected) => {
  vi.mocked(run).mockReturnValue(code);
  expect(runVitest(['--no-such-option'])).toBe(expected);
});

test.each([buildSite, () => runVitest([])])('OUT_DIR leads the tests and their build to no other folder', (start) => {
  vi.stubEnv('OUT_DIR', 'elsewhere');
  start();
  expect(lastEnvironment()['OUT_DIR']).toBeUndefined();
});

test('--all runs long series whole, also with a seed in the shell', async () => {
  vi.stubEnv('TEST_SEED', '3');
  vi.mocked(run).mockReturnValue(0);
  await import('../scripts/test.ts');
  const work = vi.mocked(main).mock.lastCall?.[0];
  const { exitCode } = process;
  await work?.(['--all']);
  process.exitCode = exitCode;
  expect(lastEnvironment()['CHROME_PATH']).toBe('/chrome');
  expect(lastEnvironment()['TEST_SEED']).toBeUndefined();
});
