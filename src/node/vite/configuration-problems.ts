import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { loadConfigFromFile, normalizePath, type ResolvedConfig, type ViteDevServer } from 'vite';
import { problem, type Problem } from '../content/problem.ts';

/** A mistake that the bundler of the configuration reports. Its columns count from 0. */
interface BundlerError {
  readonly message: string;
  readonly loc?: { readonly file: string; readonly line: number; readonly column: number };
}

/** Why Vite cannot load its configuration: syntax errors and missing files at their places, or what a module throws. */
export async function configurationProblems({
  configFile,
  command,
  mode,
  root,
}: Pick<ResolvedConfig, 'configFile' | 'command' | 'mode' | 'root'>): Promise<readonly Problem[]> {
  const pathOf = (file: string) => normalizePath(relative(root, file));
  try {
    await loadConfigFromFile({ command, mode }, configFile, root, 'silent');
    return [];
  } catch (error) {
    const { errors = [], message } = error as Error & { readonly errors?: readonly BundlerError[] };
    const whole = problem({ file: pathOf(configFile ?? root) }, message);
    const placed = errors.flatMap(({ message, loc }) =>
      loc ? [problem({ file: pathOf(loc.file), line: loc.line, column: loc.column + 1 }, reasonOf(message))] : [],
    );
    return placed.length > 0 ? placed : [whole];
  }
}

/** Calls `tell` after each restart that fails, with the reasons. A failed restart leaves the server running. */
export function onFailedRestart(server: ViteDevServer, tell: (problems: readonly Problem[]) => void): void {
  const { config, restart } = server;
  server.restart = async (forceOptimize) => {
    await restart(forceOptimize);
    if (server.config === config) tell(await configurationProblems(config));
  };
}

/** The first line of a message, without colors and the code of the error. The lines below draw the place. */
function reasonOf(message: string): string {
  const [first = ''] = stripVTControlCharacters(message).split('\n');
  return first.replace(/^\[\w+\] /, '');
}
