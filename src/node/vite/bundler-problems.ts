import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { normalizePath, type Rolldown } from 'vite';
import { problem, type Problem } from '../content/problem.ts';

/** The errors of a failed bundle that have a place. */
export function bundlerProblems(error: unknown, root: string): readonly Problem[] {
  const { errors = [] } = error as { readonly errors?: readonly Rolldown.RolldownError[] };
  return errors.flatMap(({ message, loc }) => {
    if (!loc?.file) return [];
    // The columns of the bundler count from 0.
    const place = { file: normalizePath(relative(root, loc.file)), line: loc.line, column: loc.column + 1 };
    return [problem(place, reasonOf(message))];
  });
}

/** The first line of a message, without colors and the code of the error. The lines below draw the place. */
function reasonOf(message: string): string {
  const [first = ''] = stripVTControlCharacters(message).split('\n');
  return first.replace(/^\[\w+\] /, '');
}
