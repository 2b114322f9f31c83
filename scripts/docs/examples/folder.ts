import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Example } from '#node/content/examples/example.ts';

export interface Workspace {
  /** Folder of the project, whose packages the examples use. */
  readonly root: string;
  /** Folder that the examples are written into, below the root. */
  readonly folder: string;
}

/** Writes the files of an example into a fresh folder of its own below `parent`. @returns the folder's path */
export function writeExample({ name, files }: Example, parent: string): string {
  return writeFolder(
    join(parent, name),
    files.map(({ path, text }) => [path, text]),
  );
}

/** Writes files into a fresh folder. @param files content by path from the folder @returns the folder's path */
export function writeFolder(folder: string, files: readonly (readonly [string, string | Uint8Array])[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** Empties a folder for examples and makes it a package, like a reader's project. */
export function prepareFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
}
