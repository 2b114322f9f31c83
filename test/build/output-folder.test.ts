import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeAll } from '../support/temp-folder.ts';
import { copyFixture, readTree, type FixtureCopy } from './fixture.ts';

let site: FixtureCopy;
let good: Readonly<Record<string, string>>;
const dist = () => readTree(join(site.folder, 'dist'));
const built = () => readdirSync(site.folder).filter((name) => name.startsWith('dist'));

beforeAll(async () => {
  site = copyFixture();
  const { code, output } = await site.build();
  if (code !== 0) throw new Error(output);
  good = dist();
}, 60_000);
afterAll(() => site.remove());

test('a killed build leaves the earlier one intact and does not block the next', async () => {
  // The client is written, the pages are not.
  await site.killedBuild(() => existsSync(join(site.folder, 'dist.building/site/assets')));
  expect(dist()).toEqual(good);
  const { code, output } = await site.build();
  expect(code, output).toBe(0);
  expect(dist()).toEqual(good);
  expect(built()).toEqual(['dist']);
});

test('a build into a folder that another build is writing fails and writes nothing', async () => {
  writeAll(site.folder, { [`dist.building/.docs-build-${process.pid}-${Date.now()}`]: '' });
  const { code, output } = await site.build();
  rmSync(join(site.folder, 'dist.building'), { recursive: true });
  expect(code).not.toBe(0);
  expect(output).toContain(`another build is writing it (process ${process.pid})`);
  expect(output).not.toContain('pages written');
  expect(dist()).toEqual(good);
});

test('a build into a folder with other files stops before it builds, and touches none of them', async () => {
  rmSync(join(site.folder, 'dist'), { recursive: true });
  writeAll(site.folder, { 'dist/letters/one.txt': 'Dear' });
  const { code, output } = await site.build();
  expect(code).not.toBe(0);
  expect(output).toContain('it holds letters but no .docs-build');
  expect(output).not.toContain('building client environment');
  expect(readFileSync(join(site.folder, 'dist/letters/one.txt'), 'utf8')).toBe('Dear');
  expect(built()).toEqual(['dist']);
});
