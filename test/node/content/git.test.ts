import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDiskCache } from '#node/content/disk-cache.ts';
import { lastUpdatedTimes } from '#node/content/git.ts';
import { tempFolder, writeAll } from '../../support/temp-folder.ts';

function git(folder: string, time: string, ...args: readonly string[]): void {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@a.test', '-c', 'commit.gpgsign=false'];
  const env = { ...process.env, GIT_COMMITTER_DATE: time, GIT_AUTHOR_DATE: time };
  execFileSync('git', [...who, ...args], { cwd: folder, env, stdio: 'ignore' });
}

/** A repository of two commits: `a.mdx` and `指南 b.mdx` in the first, `a.mdx` again in the second. */
function repository(): string {
  const root = tempFolder({ 'content/en/a.mdx': '1', 'content/en/指南 b.mdx': '1', 'other.txt': '1' });
  git(root, '', 'init', '--quiet');
  git(root, '', 'add', '.');
  git(root, '2026-01-01T00:00:00Z', 'commit', '-m', 'one');
  writeFileSync(join(root, 'content/en/a.mdx'), '2');
  git(root, '2026-02-02T00:00:00Z', 'commit', '-am', 'two');
  return root;
}

test('a file has the day of its last commit, and paths are relative to the folder', async () => {
  const days = await lastUpdatedTimes(join(repository(), 'content'));
  expect([...days]).toEqual([
    ['en/a.mdx', '2026-02-02'],
    ['en/指南 b.mdx', '2026-01-01'],
  ]);
});

test('a checkout of another user has its times, as one that is mounted into a container', async () => {
  const root = repository();
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect((await lastUpdatedTimes(join(root, 'content'))).size).toBe(2);
});

test('the times that a cache keeps are those of one commit and one folder', async () => {
  const root = repository();
  const cache = createDiskCache(join(root, 'cache'), '1');
  const times = (folder = 'content') => lastUpdatedTimes(join(root, folder), cache);
  expect((await times()).size).toBe(2);
  writeFileSync(join(root, 'content/en/a.mdx'), '3');
  git(root, '2026-03-03T00:00:00Z', 'commit', '-am', 'three');
  expect((await times()).get('en/a.mdx')).toBe('2026-03-03');
  expect([...(await times('content/en')).keys()]).toEqual(['a.mdx', '指南 b.mdx']);
}, 20_000);

test('a file that was never committed has no time', async () => {
  const root = repository();
  writeAll(root, { 'content/en/c.mdx': '1' });
  expect((await lastUpdatedTimes(join(root, 'content'))).has('en/c.mdx')).toBe(false);
});

test('a shallow clone has no times: its oldest commit would claim every file', async () => {
  const clone = tempFolder();
  git(clone, '', 'clone', '--quiet', '--depth=1', `file://${repository()}`, 'clone');
  expect(await lastUpdatedTimes(join(clone, 'clone/content'))).toEqual(new Map());
});

test('outside of a repository there are no times', async () => {
  expect(await lastUpdatedTimes(tempFolder({ 'en/a.mdx': '1' }))).toEqual(new Map());
});

test('a repository without a commit has no times', async () => {
  const root = tempFolder();
  git(root, '', 'init', '--quiet');
  mkdirSync(join(root, 'content'));
  expect(await lastUpdatedTimes(join(root, 'content'))).toEqual(new Map());
});

test('a missing folder has no times', async () => {
  expect(await lastUpdatedTimes('/nowhere/at/all')).toEqual(new Map());
});
