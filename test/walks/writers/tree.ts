import { mkdirSync, readFileSync, renameSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../../scripts/files-below.ts';
import { SETTINGS_FILE } from './site.ts';

/** All files that a writer changes, by path from the root of the project. */
export type Tree = ReadonlyMap<string, Buffer>;

const FOLDERS = ['content', 'public'];

export function readTree(root: string): Tree {
  const files = FOLDERS.flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`));
  return new Map([...files, SETTINGS_FILE].toSorted().map((file) => [file, readFileSync(join(root, file))]));
}

/** Makes the files those of a tree, as git does when it switches branches: equal files are left alone. */
export function writeTree(root: string, tree: Tree): void {
  const before = readTree(root);
  for (const file of before.keys()) if (!tree.has(file)) removeFile(root, file);
  for (const [file, bytes] of tree) if (!before.get(file)?.equals(bytes)) writeFile(root, file, bytes);
}

/** @param isAtomic whether to write another file and rename it, as many editors do */
export function writeFile(root: string, file: string, content: string | Buffer, isAtomic = false): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  if (!isAtomic) return writeFileSync(path, content);
  writeFileSync(`${path}.part`, content);
  renameSync(`${path}.part`, path);
}

/** Removes a file, and the folders that this leaves empty. */
export function removeFile(root: string, file: string): void {
  rmSync(join(root, file), { force: true });
  removeEmpty(root, dirname(file));
}

export function moveFile(root: string, from: string, to: string): void {
  mkdirSync(dirname(join(root, to)), { recursive: true });
  renameSync(join(root, from), join(root, to));
  removeEmpty(root, dirname(from));
}

/** Depth of the language folders, which stay even when empty. */
const KEPT_DEPTH = 2;

function removeEmpty(root: string, folder: string): void {
  if (folder.split('/').length <= KEPT_DEPTH) return;
  try {
    rmdirSync(join(root, folder));
  } catch {
    // The folder is not empty.
    return;
  }
  removeEmpty(root, dirname(folder));
}
