import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from './block.ts';
import type { Example } from './example.ts';
import type { Failure } from './failure.ts';
import { prepareFolder, writeExample, type Workspace } from './folder.ts';
import { inTurns } from './in-turns.ts';

const OPTIONS = {
  target: 'es2023',
  lib: ['es2023', 'esnext.disposable', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  types: ['node', '@rstest/core/globals', '@rstest/core/importMeta'],
  jsx: 'react-jsx',
  resolveJsonModule: true,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Beside the folders of the examples. */
const CONFIG = 'tsconfig.check.json';

/**
 * Type-checks every TypeScript file of the examples: all in one run of the compiler, but for examples that show a
 * `tsconfig.json`, each of which is checked with its own.
 */
export async function checkTypes(
  examples: readonly Example[],
  { root, folder }: Workspace,
): Promise<readonly Failure[]> {
  const parent = join(folder, 'types');
  prepareFolder(parent);
  for (const example of examples) writeExample(example, parent);

  const plain = examples.filter((example) => !hasOwnOptions(example));
  const configs = [
    { compilerOptions: OPTIONS, files: plain.flatMap(typedFiles) },
    ...examples.filter(hasOwnOptions).map((example) => ({
      extends: `./${example.name}/tsconfig.json`,
      compilerOptions: { noEmit: true, strict: true, skipLibCheck: true },
      files: typedFiles(example),
      include: [],
    })),
  ].filter(({ files }) => files.length > 0);
  const outputs = await inTurns(configs, 1, (config) => {
    writeFileSync(join(parent, CONFIG), JSON.stringify(config, undefined, 2));
    return compile(parent, root);
  });
  const blocks = blocksByPath(examples);
  return outputs.flatMap(readErrors).map(({ path, row, message }) => {
    const block = blocks.get(path);
    return { file: block?.file ?? path, line: (block?.line ?? 0) + row, what: `type error: ${message}` };
  });
}

function typedFiles({ name, files }: Example): readonly string[] {
  const own = files.filter(({ path }) => /\.[cm]?tsx?$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path));
  return own.map(({ path }) => `${name}/${path}`);
}

function hasOwnOptions({ files }: Example): boolean {
  return files.some(({ path }) => path === 'tsconfig.json');
}

function blocksByPath(examples: readonly Example[]): ReadonlyMap<string, Block> {
  return new Map(examples.flatMap(({ name, files }) => files.map(({ path, block }) => [`${name}/${path}`, block])));
}

function compile(folder: string, root: string): Promise<string> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [tsc, '--pretty', 'false', '-p', CONFIG], { cwd: folder });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}

/**
 * The errors in what the compiler prints; lines that go on with a message are joined to it.
 * @returns the path from the folder, the row in that file from 1, and the message
 */
export function readErrors(output: string): readonly { path: string; row: number; message: string }[] {
  return output
    .trim()
    .split(/\n(?! )/)
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [, path, row, message] = /^(.+?)\((\d+),\d+\): error (.*)$/s.exec(entry) ?? [];
      return { path: path ?? CONFIG, row: Number(row ?? 1), message: message ?? entry };
    });
}
