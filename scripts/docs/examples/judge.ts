import { basename } from 'node:path';
import type { Command, Example, ExampleFile } from '#node/content/examples/example.ts';
import type { Failure } from './failure.ts';
import { normalizeOutput } from './normalize.ts';
import type { CommandResult } from './shell.ts';

export interface CommandRun {
  readonly command: Command;
  readonly ran: CommandResult;
}

/** Compares a command with its page: exit code, whole output, lines of the output. */
export function judgeCommand({ command, ran }: CommandRun): readonly Failure[] {
  const failures: Failure[] = [];
  const { file, line } = command.block;
  if (ran.code !== command.exit) {
    const what = `\`${command.line}\` ended with ${ran.code}, not ${command.exit}`;
    failures.push({ file, line, what, received: ran.output });
  }
  const received = normalizeOutput(ran.output);
  for (const { file, line, text } of command.outputs) {
    const expected = normalizeOutput(text);
    const what = `\`${command.line}\` prints something else; npm run docs:record renews it`;
    if (expected !== received) failures.push({ file, line, what, expected, received });
  }
  for (const { file, line, text } of command.excerpts) {
    const expected = normalizeOutput(text);
    const what = `\`${command.line}\` does not print these lines`;
    if (!hasInOrder(received, expected)) failures.push({ file, line, what, expected, received });
  }
  return failures;
}

/**
 * True when the text has every line of the excerpt, in the same order. Spaces around lines are ignored.
 * A line of the excerpt that ends in `…` matches as a prefix: the rest, such as a path, differs between readers.
 */
export function hasInOrder(text: string, excerpt: string): boolean {
  const lines = text.split('\n').map((line) => line.trim());
  let from = 0;
  return excerpt.split('\n').every((each) => {
    const wanted = each.trim();
    const begins = wanted.endsWith('…') ? wanted.slice(0, -1) : undefined;
    const at = lines.findIndex(
      (line, index) => index >= from && (line === wanted || (begins !== undefined && line.startsWith(begins))),
    );
    from = at + 1;
    return at !== -1;
  });
}

/** Test files that should fail, but whose message is in no output. */
export function judgeFailingFiles({ files }: Example, runs: readonly CommandRun[]): readonly Failure[] {
  const output = runs.map(({ ran }) => ran.output).join('\n');
  return files.flatMap(({ block: { file, line, fence }, path }) => {
    if (fence.fails === undefined || output.includes(fence.fails)) return [];
    return [{ file, line, what: `${path} does not fail with this message`, expected: fence.fails, received: output }];
  });
}

/** Test files that a command did not run although it got their paths: its report names every file it ran. */
export function judgeNotRun(files: readonly ExampleFile[], { output }: CommandResult): readonly Failure[] {
  return files.flatMap(({ path, block: { file, line } }) =>
    output.includes(basename(path)) ? [] : [{ file, line, what: `nothing runs ${path}`, received: output }],
  );
}
