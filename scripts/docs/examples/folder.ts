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
  const folder = join(parent, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Empties a folder for examples and makes it a package, like a reader's project. */
export function prepareFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
}
