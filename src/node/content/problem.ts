import { inspect } from 'node:util';

/** Location in a source file. Lines and columns count from 1. */
export interface SourceLocation {
  readonly file: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** A problem for an author to fix. Plain data, so that it can be cached. */
export interface Problem extends SourceLocation {
  readonly reason: string;
}

export function problem({ file, line, column }: SourceLocation, reason: string): Problem {
  return { file, line, column, reason };
}

/** `content/en/guide/x.mdx:3:1`. */
export function placeText({ file, line, column }: SourceLocation): string {
  return line === undefined ? file : `${file}:${line}:${column ?? 1}`;
}

/** `content/en/guide/x.mdx:3:1: what is wrong`. */
export function problemText(given: Problem): string {
  return `${placeText(given)}: ${given.reason}`;
}

/** All problems of the content or configuration in one error, so that an author sees them at once. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(`${count}\n${problems.map((each) => `  ${problemText(each)}`).join('\n')}`);
    this.name = 'ContentError';
    // Our stack is of no use to authors.
    this.stack = `${this.name}: ${this.message}`;
    this.problems = problems;
  }

  /** Vite inspects errors to print them, which would list every problem a second time. */
  [inspect.custom](): string {
    return this.message;
  }
}

/** An error that says what failed and where. Vite prints the message and stack of an error, but not its cause. */
export function failure(what: string, cause: unknown): Error {
  const { message, stack } = cause instanceof Error ? cause : new Error(String(cause));
  const error = new Error(`${what}: ${message}`);
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  error.stack = [`${error.name}: ${error.message}`, ...frames].join('\n');
  return error;
}

/** Rethrows an error; one of the file system without its stack, since its message names the path and the cause. */
export function rethrowWithoutStack(error: unknown): never {
  if (!(error instanceof Error) || !('syscall' in error)) throw error;
  const plain = new Error(error.message);
  plain.stack = `${plain.name}: ${plain.message}`;
  throw plain;
}

/** Throws all problems, if there are any, as one error. */
export function throwIfAny(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}
