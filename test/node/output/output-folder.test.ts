import { execFileSync } from 'node:child_process';
import { lstatSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { BUILD_MARKER, outputFolder } from '#node/output/output-folder.ts';
import { tempFolder, writeAll } from '../../support/temp-folder.ts';

const MARKED = { [`dist/${BUILD_MARKER}`]: '', 'dist/old.html': '' };

/** Builds one file into a folder. */
async function build(root: string, wanted = 'dist') {
  const output = outputFolder(root, wanted);
  await output.claim();
  writeAll(output.siteDir, { 'new.html': '' });
  writeAll(output.serverDir, { 'server.mjs': '' });
  await output.publish();
  await output.release();
}

const tree = (folder: string) => readdirSync(folder, { recursive: true }).map(String).toSorted();
const NEW = [BUILD_MARKER, 'new.html'];

describe('a build replaces', () => {
  test('an earlier build, completely', async () => {
    const root = tempFolder(MARKED);
    await build(root);
    expect(readdirSync(root)).toEqual(['dist']);
    expect(tree(join(root, 'dist'))).toEqual(NEW);
  });
  test('a missing folder, and creates its parents', async () => {
    const root = tempFolder();
    await build(root, 'a/b');
    expect(tree(root)).toEqual(['a', 'a/b', ...NEW.map((name) => `a/b/${name}`)]);
  });
  test('an empty folder', async () => {
    const root = tempFolder({ 'dist/x': '' });
    execFileSync('rm', [join(root, 'dist/x')]);
    await build(root);
    expect(tree(join(root, 'dist'))).toEqual(NEW);
  });
  test('the target of a symbolic link, and keeps the link', async () => {
    const root = tempFolder({ [`elsewhere/${BUILD_MARKER}`]: '' });
    symlinkSync('elsewhere', join(root, 'dist'));
    await build(root);
    expect(lstatSync(join(root, 'dist')).isSymbolicLink()).toBe(true);
    expect(tree(join(root, 'elsewhere'))).toEqual(NEW);
    expect(readdirSync(root).toSorted()).toEqual(['dist', 'elsewhere']);
  });
  test('the missing target of a symbolic link', async () => {
    const root = tempFolder();
    symlinkSync('elsewhere', join(root, 'dist'));
    await build(root);
    expect(tree(join(root, 'elsewhere'))).toEqual(NEW);
  });
});

test('folders beside the output stay, whatever their names', async () => {
  const others = { 'dist.next/a': '', 'dist.old/a': '', [`dist.old/${BUILD_MARKER}`]: '' };
  const root = tempFolder({ ...MARKED, ...others });
  await build(root);
  expect(tree(root)).toEqual(expect.arrayContaining(Object.keys(others)));
});

describe('a build refuses', () => {
  test.each<[string, string, Readonly<Record<string, string>>, string]>([
    ['the project', '.', {}, 'it holds the project itself'],
    ['nothing for a name', '', {}, 'it holds the project itself'],
    ['a folder above the project', '..', {}, 'it holds the project itself'],
    ['the root of the disk', '/', {}, 'it holds the project itself'],
    ['a folder of other files', 'dist', { 'dist/a.txt': '' }, `it holds a.txt but no ${BUILD_MARKER}`],
    ['a build without a marker', 'dist', { 'dist/index.html': '' }, 'delete the folder once'],
    ['a file', 'dist', { dist: '' }, 'it is a file'],
    ['a folder that it reads', 'public', {}, 'the build reads public/; name a folder elsewhere in OUT_DIR'],
    ['a folder in one that it reads', 'public/out', { 'public/a.txt': '' }, 'the build reads public/'],
    [
      'another use of the folder that it works in',
      'dist',
      { 'dist.building/owner-1-1': '' },
      'which holds something else',
    ],
    ['a file in place of that folder', 'dist', { 'dist.building': '' }, 'which holds something else'],
  ])('%s', async (_, wanted, files, reason) => {
    const root = tempFolder({ 'package.json': '', ...files });
    const before = tree(root);
    await expect(outputFolder(root, wanted, ['public']).claim()).rejects.toThrow(reason);
    expect(tree(root)).toEqual(before);
  });
  test('the project behind a symbolic link', async () => {
    const root = tempFolder({ [`project/${BUILD_MARKER}`]: '' });
    symlinkSync('project', join(root, 'link'));
    await expect(outputFolder(join(root, 'project'), '../link').claim()).rejects.toThrow('holds the project itself');
    await expect(outputFolder(join(root, 'link'), '../project').claim()).rejects.toThrow('holds the project itself');
  });
  test('an earlier build that git tracks', async () => {
    const root = tempFolder(MARKED);
    execFileSync('git', ['init', '-q'], { cwd: root });
    await build(root);
    execFileSync('git', ['add', 'dist'], { cwd: root });
    await expect(build(root)).rejects.toThrow('it holds files that git tracks');
    expect(tree(join(root, 'dist'))).toEqual(NEW);
  });
  test('a folder that got other files during the build', async () => {
    const root = tempFolder();
    const output = outputFolder(root, 'dist');
    await output.claim();
    writeAll(root, { 'dist/mine.txt': '', 'dist.building/site/new.html': '' });
    await expect(output.publish()).rejects.toThrow('it holds mine.txt');
    await output.release();
    expect(tree(root)).toEqual(['dist', 'dist/mine.txt']);
  });
});

describe('while another build holds the folder', () => {
  const owned = (pid: number, since = Date.now()) => ({ [`dist.building/.docs-build-${pid}-${since}`]: '' });
  /** The id of no running process. */
  const DEAD = 2 ** 31 - 2;

  test('a build fails and touches nothing', async () => {
    const root = tempFolder({ ...MARKED, ...owned(process.ppid), 'dist.building/site/half': '' });
    const before = tree(root);
    await expect(build(root)).rejects.toThrow(`another build is writing it (process ${process.ppid})`);
    expect(tree(root)).toEqual(before);
  });
  test.each([
    ['was killed', owned(DEAD)],
    ['was killed an hour ago, so that its process id may be in use again', owned(process.ppid, Date.now() - 3_600_001)],
    ['was killed in a container that starts with the same process ids', owned(process.pid)],
  ])('but it %s, a build removes its leftovers and continues', async (_, files) => {
    const root = tempFolder({ ...MARKED, ...files, 'dist.building/site/half': '', 'dist.building/server/half': '' });
    await build(root);
    expect(readdirSync(root)).toEqual(['dist']);
    expect(tree(join(root, 'dist'))).toEqual(NEW);
  });
  test('but it was killed between the two renames, the earlier build is restored first', async () => {
    const root = tempFolder({ ...owned(DEAD), [`dist.building/old/${BUILD_MARKER}`]: '' });
    const output = outputFolder(root, 'dist');
    await output.claim();
    expect(tree(join(root, 'dist'))).toEqual([BUILD_MARKER]);
    await output.release();
    expect(tree(root)).toEqual(['dist', `dist/${BUILD_MARKER}`]);
  });
});

test('a build that was suspended for an hour, and lost the folder to another, publishes and removes nothing', async () => {
  const root = tempFolder(MARKED);
  const suspended = outputFolder(root, 'dist');
  vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() - 3_600_001);
  await suspended.claim();
  const other = outputFolder(root, 'dist');
  await other.claim();
  writeAll(other.siteDir, { half: '' });
  const before = tree(root);
  await expect(suspended.publish()).rejects.toThrow('another build took it over');
  await suspended.release();
  expect(tree(root)).toEqual(before);
  writeAll(other.siteDir, { 'new.html': '' });
  await other.publish();
  await other.release();
  expect(tree(join(root, 'dist'))).toEqual([BUILD_MARKER, 'half', 'new.html']);
  expect(readdirSync(root)).toEqual(['dist']);
});

test('a failed build leaves the earlier one and no leftovers', async () => {
  const root = tempFolder(MARKED);
  const output = outputFolder(root, 'dist');
  await output.claim();
  writeAll(output.siteDir, { half: '' });
  await output.release();
  expect(tree(root)).toEqual(['dist', ...Object.keys(MARKED)].toSorted());
});
