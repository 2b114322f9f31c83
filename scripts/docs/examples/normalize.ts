/** Times as Rstest prints them, as Bash does and as reports have them: `401ms`, `1.25s`, `0m1.250s`, `time="0.723"`. */
const DURATION = /\b(?:\d+m)?\d+(?:\.\d+)?\s?m?s\b/g;
const REPORT_TIME = /\b(time|timestamp)="[^"]*"/g;
const STAMP = /\d{4}-\d\d-\d\dT\d\d[:-]\d\d[:-]\d\d(?:[.-]\d{3})?Z?/g;
const HEAP = /\b\d+(?:\.\d+)? MB\b/g;

/** Times and memory, captured for `split`. */
export const VARIABLE = new RegExp(`(${[DURATION, STAMP, HEAP].map(({ source }) => source).join('|')})`);

/**
 * Removes the differences between two outputs of one command: times, memory, the order of files that run side by side,
 * blank lines around the output and trailing spaces.
 */
export function normalizeOutput(output: string): string {
  const lines = output
    .replaceAll('\r\n', '\n')
    .replace(DURATION, '<time>')
    .replace(REPORT_TIME, '$1="<time>"')
    .replace(STAMP, '<time>')
    .replace(HEAP, '<memory>')
    .split('\n')
    .map((line) => line.trimEnd());
  const sorted = sortTraceRows(sortFiles(lines));
  return sorted.join('\n').replace(/^\n+|\n+$/g, '');
}

const FILE_LINE = /^ [✓✗-] \S/;

/** Sorts neighboring files, with their tests: files that run side by side are printed as they finish. */
function sortFiles(lines: readonly string[]): readonly string[] {
  const groups: string[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const belongs = group && FILE_LINE.test(group[0] ?? '') && /^ {2}\S/.test(line);
    if (belongs) group.push(line);
    else groups.push([line]);
  }
  return sortRuns(groups, ([first = '']) => FILE_LINE.test(first)).flat();
}

/** Sorts the rows of a trace's tables and removes shares and padding, all of which depend on times. */
function sortTraceRows(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => line.startsWith('# Trace summary'));
  if (start === -1) return lines;
  const rows = lines.slice(start).map((line) =>
    line.startsWith('|')
      ? line
          .replace(/\d+(?:\.\d+)?%/g, '<share>')
          .replace(/ +\|/g, ' |')
          .replace(/-{3,}/g, '---')
      : line,
  );
  const isRow = (line: string, index: number) =>
    line.startsWith('|') && !line.startsWith('| ---') && !rows[index + 1]?.startsWith('| ---');
  return [...lines.slice(0, start), ...sortRuns(rows, isRow)];
}

/** Sorts each run of neighbors that are alike; everything else stays in place. */
function sortRuns<Item>(items: readonly Item[], isAlike: (item: Item, index: number) => boolean): readonly Item[] {
  const runs: { readonly alike: boolean; readonly items: Item[] }[] = [];
  for (const [index, item] of items.entries()) {
    const alike = isAlike(item, index);
    const run = runs.at(-1);
    if (run?.alike && alike) run.items.push(item);
    else runs.push({ alike, items: [item] });
  }
  return runs.flatMap(({ alike, items }) =>
    alike ? items.toSorted((some, other) => (String(some) < String(other) ? -1 : 1)) : items,
  );
}
