import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTestFile, type Example, type ExampleFile } from '#node/content/examples/example.ts';
import { prepareFolder, writeExample, type Workspace } from './folder.ts';
import { runLine } from './shell.ts';

interface ReportedError {
  readonly name?: string;
  readonly message: string;
}

interface ReportedFile {
  readonly testPath: string;
  readonly status: 'pass' | 'fail' | 'skip' | 'todo';
  readonly errors?: readonly ReportedError[];
  readonly results: readonly { readonly errors?: readonly ReportedError[] }[];
}

const REPORT = 'report.json';

/**
 * Runs examples that have only tests and sources in one run of Rstest, each as its own project.
 * For 300 files, a pool of VM contexts takes 6 to 9 seconds, separate processes a minute.
 * @returns the examples that differ from their pages, to be run again alone: a context differs in details from the
 * process that a reader runs
 */
export async function runTogether(examples: readonly Example[], workspace: Workspace): Promise<readonly Example[]> {
  if (examples.length === 0) return [];
  const folder = join(workspace.folder, 'together');
  prepareFolder(folder);
  for (const example of examples) writeExample(example, folder);
  const config = {
    projects: examples.map(({ name }) => ({ name, root: `./${name}` })),
    pool: 'vmThreads',
    reporters: [['json', { outputPath: REPORT }]],
  };
  writeFileSync(join(folder, 'rstest.config.mjs'), `export default ${JSON.stringify(config, undefined, 2)};\n`);
  const { output } = await runLine('npx rstest run', folder, workspace.root);
  const reported = new Map(readReport(join(folder, REPORT), output).map((file) => [file.testPath, file]));
  const holds = (example: Example) =>
    example.files.filter(isTestFile).every((file) => meetsFence(file, reported.get(`${example.name}/${file.path}`)));
  return examples.filter((example) => !holds(example));
}

function readReport(path: string, output: string): readonly ReportedFile[] {
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as { files: readonly ReportedFile[] }).files;
  } catch {
    throw new Error(`Rstest wrote no report of the examples:\n${output}`);
  }
}

/** Whether a test file passes, or fails with the message of its fence. */
export function meetsFence({ block }: Pick<ExampleFile, 'block'>, reported: ReportedFile | undefined): boolean {
  if (!reported) return false;
  const { fails } = block.fence;
  if (fails === undefined) return reported.status !== 'fail';
  const errors = [...(reported.errors ?? []), ...reported.results.flatMap(({ errors }) => errors ?? [])];
  return reported.status === 'fail' && errors.some(({ name, message }) => `${name}: ${message}`.includes(fails));
}
