import { readdirSync, statSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BUILD_MARKER, outputFolder } from '#node/output/output-folder.ts';
import { tempFolder, writeAll } from '../../support/temp-folder.ts';

vi.mock(import('node:fs/promises'), async (original) => {
  const actual = await original();
  const mocked = { ...actual, rename: vi.fn(actual.rename) };
  // Named imports of Node's built-in modules are taken from `default`.
  return { ...mocked, default: mocked };
});
vi.mock(import('node:timers/promises'), async (original) => {
  const mocked = { ...(await original()), setTimeout: vi.fn(() => Promise.resolve()) as never };
  return { ...mocked, default: mocked };
});
const { rename: realRename } = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');

/** Makes some renames fail with a system error code. */
function failWith(code: string, isThis: (from: string, to: string) => boolean) {
  vi.mocked(rename).mockImplementation((from, to) =>
    isThis(String(from), String(to)) ? Promise.reject(Object.assign(new Error(code), { code })) : realRename(from, to),
  );
}

function onWindows() {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  vi.mocked(setTimeout).mockClear();
  onTestFinished(() => void vi.restoreAllMocks());
}

const FILES = { [`dist/${BUILD_MARKER}`]: '', 'dist/gone/old.html': '', 'dist/kept/a.html': '' };
const tree = (folder: string) => readdirSync(folder, { recursive: true }).map(String).toSorted();

async function claimed() {
  const root = tempFolder(FILES);
  const output = outputFolder(root, 'dist');
  await output.claim();
  writeAll(output.siteDir, { 'kept/b.html': '', 'new.html': '' });
  return { root, output };
}

test.each(['EBUSY', 'EXDEV'])(
  'a folder that cannot be renamed (%s), such as a mount point, is written in place',
  async (code) => {
    const { root, output } = await claimed();
    const place = statSync(join(root, 'dist')).ino;
    failWith(code, (from) => from === join(root, 'dist'));
    await output.publish();
    await output.release();
    expect(statSync(join(root, 'dist')).ino).toBe(place);
    expect(tree(root)).toEqual(
      ['dist', `dist/${BUILD_MARKER}`, 'dist/kept', 'dist/kept/b.html', 'dist/new.html'].toSorted(),
    );
  },
);

test('in a folder that cannot be renamed, a folder may become a file, and a file a folder', async () => {
  const { root, output } = await claimed();
  writeAll(root, { 'dist/kept/new/old.html': '', 'dist/x': '' });
  writeAll(output.siteDir, { 'kept/new': '', 'x/y/z.html': '' });
  failWith('EBUSY', (from) => from === join(root, 'dist'));
  await output.publish();
  await output.release();
  expect(tree(join(root, 'dist'))).toEqual(
    [BUILD_MARKER, 'kept', 'kept/b.html', 'kept/new', 'new.html', 'x', 'x/y', 'x/y/z.html'].toSorted(),
  );
});

test('when the new build cannot be moved into place, the earlier one is restored', async () => {
  const { root, output } = await claimed();
  failWith('EACCES', (from) => from === output.siteDir);
  await expect(output.publish()).rejects.toThrow('EACCES');
  await output.release();
  expect(tree(root)).toEqual(['dist', 'dist/gone', 'dist/kept', ...Object.keys(FILES)].toSorted());
});

test('when the system never allows the work folder, the build fails and leaves nothing behind', async () => {
  const root = tempFolder(FILES);
  failWith('EPERM', (_, to) => to === join(root, 'dist.building'));
  await expect(outputFolder(root, 'dist').claim()).rejects.toThrow('cannot build into "dist"');
  expect(tree(root)).toEqual(['dist', 'dist/gone', 'dist/kept', ...Object.keys(FILES)].toSorted());
});

test.each(['EPERM', 'EACCES'])('on Windows a folder that is held open (%s) is renamed a moment later', async (code) => {
  onWindows();
  const { root, output } = await claimed();
  const built = statSync(output.siteDir).ino;
  let failures = 3;
  failWith(code, (_, to) => to === join(root, 'dist') && failures-- > 0);
  await output.publish();
  await output.release();
  expect(statSync(join(root, 'dist')).ino).toBe(built);
  expect(readdirSync(root)).toEqual(['dist']);
});

test('on Windows a folder that stays open is written in place', async () => {
  onWindows();
  const { root, output } = await claimed();
  failWith('EPERM', (from) => from === join(root, 'dist'));
  await output.publish();
  await output.release();
  expect(tree(join(root, 'dist'))).toEqual([BUILD_MARKER, 'kept', 'kept/b.html', 'new.html']);
});

test('on Windows another build, whose folder no rename replaces, is reported without waiting', async () => {
  onWindows();
  const root = tempFolder({ [`dist.building/${BUILD_MARKER}-${process.ppid}-${Date.now()}`]: '' });
  failWith('EPERM', (_, to) => to === join(root, 'dist.building'));
  await expect(outputFolder(root, 'dist').claim()).rejects.toThrow('another build is writing it');
  expect(setTimeout).not.toHaveBeenCalled();
});
