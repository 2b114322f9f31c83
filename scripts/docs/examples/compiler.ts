import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Compiler options of a project with Rstest. */
export const EXAMPLE_OPTIONS = {
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

/** Written beside the compiled files. */
const CONFIG = 'tsconfig.check.json';

/**
 * Runs the project's TypeScript compiler in a folder.
 * @param config content of the `tsconfig.json` to compile with
 * @param root folder of the project
 * @returns the output of the compiler; empty without errors
 */
export function compile(config: object, folder: string, root: string): Promise<string> {
  writeFileSync(join(folder, CONFIG), JSON.stringify(config, undefined, 2));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const args = [tsc, '--pretty', 'false', '-p', CONFIG];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: Infinity }, (error, stdout, stderr) => {
      // Errors in the files are printed and end it with a code, too. One that prints nothing was killed.
      if (error && stdout + stderr === '') reject(error);
      else resolve(stdout + stderr);
    });
  });
}

/**
 * The errors in the output of the compiler; continuation lines are joined to their message.
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
