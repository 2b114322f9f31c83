import { findSourceMap } from 'node:module';
import { relative } from 'node:path';
import { loadConfigFromFile, normalizePath, type ResolvedConfig, type ViteDevServer } from 'vite';
import { problem, type Problem, type SourceLocation } from '../content/problem.ts';
import { bundlerProblems } from './bundler-problems.ts';

/** Why Vite cannot load its configuration: syntax errors, missing files, or what a module throws, at their places. */
export async function configurationProblems({
  configFile,
  command,
  mode,
  root,
}: Pick<ResolvedConfig, 'configFile' | 'command' | 'mode' | 'root'>): Promise<readonly Problem[]> {
  const pathOf = (file: string) => normalizePath(relative(root, file));
  // Vite runs the configuration as one bundle with a source map.
  process.setSourceMapsEnabled(true);
  try {
    await loadConfigFromFile({ command, mode }, configFile, root, 'silent');
    return [];
  } catch (error) {
    const { message, stack } = error as Error;
    const thrown = problem(placeOfThrow(stack, root) ?? { file: pathOf(configFile ?? root) }, message);
    const placed = bundlerProblems(error, root);
    return placed.length > 0 ? placed : [thrown];
  }
}

/** The place of the first line of a stack that is in the project, outside of its packages. */
function placeOfThrow(stack = '', root: string): SourceLocation | undefined {
  const frames = stack.matchAll(/^ +at (?:.*\()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/gm);
  for (const [, path = '', ...numbers] of frames) {
    const [line = 0, column = 0] = numbers.map(Number);
    // A stack that Node.js has formatted is mapped already; test runners format their own.
    const origin = findSourceMap(path)?.findOrigin(line, column);
    const place = origin && 'fileName' in origin ? origin : { fileName: path, lineNumber: line, columnNumber: column };
    const file = normalizePath(relative(root, place.fileName.replace(/^file:\/\//, '')));
    if (!/^\.\.\/|node_modules\/|^\w+:/.test(file)) return { file, line: place.lineNumber, column: place.columnNumber };
  }
  return undefined;
}

interface RestartWatcher {
  restarting?(): void;
  failedToRestart(problems: readonly Problem[]): void;
}

/** Reports restarts that begin, and those that fail with the reasons. A failed restart leaves the server running. */
export function watchRestarts(server: ViteDevServer, { restarting, failedToRestart }: RestartWatcher): void {
  const { config, restart } = server;
  server.restart = async (forceOptimize) => {
    restarting?.();
    await restart(forceOptimize);
    if (server.config === config) failedToRestart(await configurationProblems(config));
  };
}
