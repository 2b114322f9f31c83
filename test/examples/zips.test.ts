import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failureText } from '#docs/examples/failure.ts';
import { readExamples } from '#docs/examples/pages.ts';
import { checkZips, readZips } from '#docs/examples/zips.ts';
import { site } from '#site/config.ts';
import { openProject } from '../../scripts/open-project.ts';
import { sample } from '../support/sample.ts';

const root = join(import.meta.dirname, '../..');

test('zips of examples install and do what their pages show', async () => {
  const zips = await readZips(await openProject(), readExamples(root, site.config));
  // All of them take a quarter of an hour: npm run docs:examples -- --zips.
  const chosen = sample(10, zips).slice(0, 10);
  expect(chosen).toHaveLength(10);
  expect((await checkZips(chosen)).map(failureText)).toEqual([]);
}, 600_000);
