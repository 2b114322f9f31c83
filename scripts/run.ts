import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BUILD_MARKER } from '#node/output/output-folder.ts';

export const ROOT = join(import.meta.dirname, '..');

/** Program and arguments that run a package's script with this Node, without a shell. */
export function command(script: string, ...args: readonly string[]): readonly string[] {
  return [process.execPath, join(ROOT, 'node_modules', script), ...args];
}

/**
 * Runs a command to its end, with inherited input and output.
 * @returns its exit code; 1 when it could not be started or was killed
 */
export function run([program = '', ...args]: readonly string[], env: NodeJS.ProcessEnv = process.env): number {
  const { status, error } = spawnSync(program, args, { cwd: ROOT, env, stdio: 'inherit' });
  if (error) console.error(error.message);
  return status ?? 1;
}

/** @throws an error that names the first argument that is none of the known ones, and says what to write instead */
export function checkArguments(args: readonly string[], known: readonly string[], instead: string): void {
  const unknown = args.find((arg) => !known.includes(arg));
  if (unknown !== undefined) throw new Error(`unknown argument "${unknown}"; ${instead}`);
}

/** The folder of the built site. @throws an error if there is none: other folders are neither served nor changed */
export function builtSite(): string {
  const folder = process.env['OUT_DIR'] ?? 'dist';
  const dist = resolve(ROOT, folder);
  if (existsSync(join(dist, BUILD_MARKER))) return dist;
  if (!existsSync(dist)) throw new Error(`There is no ${folder}/ yet. Run "npm run build" first.`);
  throw new Error(
    `"${folder}" is not a build of the site; name the folder of a build in OUT_DIR, or leave OUT_DIR out for dist/`,
  );
}

/** Runs a script with its arguments. An error ends it with code 1 and prints only its message. */
export async function main(work: (words: readonly string[]) => Promise<void> | void): Promise<void> {
  // Stop quietly when the other end of a pipe closes, as `head` does.
  process.stdout.on('error', () => process.exit());
  try {
    await work(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // A server or a browser that is still open would keep the process running.
    process.exit(1);
  }
}
