import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Example } from '#node/content/examples/example.ts';

export interface Workspace {
  /** Folder of the project, whose packages the examples use. */
  readonly root: string;
  /** Folder that the examples are written into, below the root. */
  readonly folder: string;
}

/**
 * Writes the files of an example into a fresh folder of its own below `parent`, with links to the packages of its
 * workspaces, as an installation makes them. @returns the folder's path
 */
export function writeExample({ name, files }: Example, parent: string): string {
  const folder = writeFolder(
    join(parent, name),
    files.map(({ path, text }) => [path, text]),
  );
  for (const { path, name } of workspacesOf(files)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    // On Windows, only junctions need no administrator rights.
    symlinkSync(join(folder, path), link, 'junction');
  }
  return folder;
}

/** The packages below a `package.json` with `workspaces`, which is taken to name them all. */
function workspacesOf(files: Example['files']): readonly { readonly path: string; readonly name: string }[] {
  const packages = files
    .filter(({ path }) => /(^|\/)package\.json$/.test(path) && !/(^|\/)node_modules\//.test(path))
    .map(({ path, text }) => ({ path: dirname(path), ...readPackage(text) }));
  if (!packages.some(({ path, workspaces }) => path === '.' && workspaces)) return [];
  return packages.flatMap(({ path, name }) => (path === '.' || name === undefined ? [] : [{ path, name }]));
}

/** Name and workspaces of a `package.json`; neither for a file that is broken on purpose. */
function readPackage(text: string): { readonly name?: string; readonly workspaces?: unknown } {
  try {
    return JSON.parse(text) as { name?: string; workspaces?: unknown };
  } catch {
    return {};
  }
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
  writeFolder(folder, [['package.json', '{ "private": true, "type": "module" }\n']]);
}
