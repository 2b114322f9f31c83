import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OutputFile } from './emit/emitter.ts';

/** Writes files below a folder; throws on duplicate paths, a bug in the build. */
export async function writeFiles(folder: string, files: readonly OutputFile[]): Promise<void> {
  const seen = new Set<string>();
  for (const { path, text } of files) {
    if (seen.has(path)) throw new Error(`two outputs of the build are named ${path}`);
    seen.add(path);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
