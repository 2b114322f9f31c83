import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '#site/config.ts';
import { drawFailingRun, FAILING_RUN } from '#docs/failing-run.ts';

const root = join(import.meta.dirname, '../..');

test('the picture of a failing run shows the recorded output: npx tsx scripts/failing-run-picture.ts draws it', () => {
  expect(readFileSync(join(root, FAILING_RUN), 'utf8')).toBe(drawFailingRun(root, site.config));
});
