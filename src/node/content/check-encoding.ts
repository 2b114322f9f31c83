import { problem, type Problem } from './problem.ts';

/** Reports the first invalid UTF-8 in a file, which Node reads as U+FFFD. */
export function checkEncoding(source: string, file: string): readonly Problem[] {
  const at = source.indexOf('\uFFFD');
  if (at === -1) return [];
  const lines = source.slice(0, at).split('\n');
  const place = { file, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  return [problem(place, 'the file is not valid UTF-8 here; save it as UTF-8')];
}
