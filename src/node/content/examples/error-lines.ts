import type { Command, Example } from './example.ts';

/** Lines of code where an example's commands failed, by the line of the fence that opens the code. */
export type ErrorLines = Readonly<Record<number, readonly number[]>>;

/** A line of a stack trace: `at total (src/total.ts:3:9)` or `at src/total.test.ts:5:22`. */
const FRAME = /^\s*at (?:.*\()?([^\s()]+):(\d+):\d+\)?$/;

/** The lines of a page's files that the recorded errors name: those of the frames that begin a stack trace. */
export function readErrorLines(examples: readonly Example[]): ErrorLines {
  const lines: Record<number, readonly number[]> = {};
  for (const { files, commands } of examples) {
    const errors = commands.filter(({ exit }) => exit !== 0).flatMap(errorsOf);
    for (const { path, block } of files) {
      const own = errors.filter((error) => error.path === path).map(({ line }) => line);
      if (own.length > 0) lines[block.line] = [...new Set(own)];
    }
  }
  return lines;
}

function errorsOf({ outputs, excerpts }: Command): readonly { readonly path: string; readonly line: number }[] {
  return [...outputs, ...excerpts].flatMap(({ text }) => {
    const frames = text.split('\n').map((line) => FRAME.exec(line));
    return frames.flatMap((frame, index) =>
      frame && !frames[index - 1] ? [{ path: frame[1] ?? '', line: Number(frame[2]) }] : [],
    );
  });
}
