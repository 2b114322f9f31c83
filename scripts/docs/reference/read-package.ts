import { prepareFolder, type Workspace } from '../examples/folder.ts';
import { mapConcurrently } from '../examples/map-concurrently.ts';
import { runLine } from '../examples/shell.ts';
import { parseHelp, type Help } from './help.ts';
import type { PackageFacts } from './package-facts.ts';
import { readRunTime } from './read-run-time.ts';
import { readTypes } from './read-types.ts';

/** Reads the installed `@rstest/core` by its types, its help and one run of a test. Takes about five seconds. */
export async function readPackage(workspace: Workspace): Promise<PackageFacts> {
  prepareFolder(workspace.folder);
  const types = await readTypes(workspace);
  const { runTime, resolved } = await readRunTime(workspace);
  return { types, runTime, resolved, help: await readHelp(workspace) };
}

async function readHelp({ root, folder }: Workspace): Promise<ReadonlyMap<string, Help>> {
  const helpOf = async (command: string): Promise<[string, Help]> => {
    const { output } = await runLine(`npx rstest ${command} --help`, folder, root);
    return [command, parseHelp(output)];
  };
  const main = await helpOf('');
  const others = await mapConcurrently(main[1].commands, 1, helpOf);
  return new Map([main, ...others]);
}
