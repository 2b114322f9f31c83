import { problemText } from '#node/content/problem.ts';

/** A block that does not do what its page says. */
export interface Failure {
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly expected?: string;
  readonly received?: string;
}

/** A failure as text: position, what is wrong, expected and received. */
export function failureText({ file, line, what, expected, received }: Failure): string {
  const part = (name: string, text: string | undefined) =>
    text === undefined ? [] : [`  ${name}:`, ...text.split('\n').map((each) => `    ${each}`)];
  return [problemText({ file, line, reason: what }), ...part('expected', expected), ...part('received', received)].join(
    '\n',
  );
}
