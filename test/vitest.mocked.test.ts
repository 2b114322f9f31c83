import { expect, test, vi } from 'vitest';
import { run } from '../scripts/run.ts';
import { runVitest } from '../scripts/vitest.ts';

// Not the project's own folder, where this very run writes its report.
vi.mock(import('../scripts/run.ts'), async (original) => ({ ...(await original()), ROOT: '/nowhere', run: vi.fn() }));

test.each([
  [3, 3],
  [0, 1],
])('a run that ends with code %i before it writes a report fails with code %i', (code, expected) => {
  vi.mocked(run).mockReturnValue(code);
  expect(runVitest(['--no-such-option'])).toBe(expected);
});
