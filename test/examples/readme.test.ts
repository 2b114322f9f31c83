import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readExamples } from '#docs/examples/pages.ts';
import { countBlocks } from '#docs/examples/summary.ts';
import { site } from '#site/config.ts';

const root = join(import.meta.dirname, '../..');

test('the README counts the examples as the run does', () => {
  const words = readFileSync(join(root, 'README.md'), 'utf8').replaceAll(/\s+/g, ' ');
  const { tests, configs, commands, outputs, signatures, excused } = countBlocks(readExamples(root, site.config));
  expect(words).toContain(`${tests} test files, ${configs} configurations and ${commands} commands`);
  expect(words).toContain(`${outputs} recorded outputs`);
  expect(words).toContain(`${signatures} blocks of signatures`);
  expect(words).toContain(`${excused} blocks are excused`);
});
