/** A time as Rstest prints it, and as it stands in its reports: `401ms`, `1.25s`, `time="0.723"`. */
const DURATION = /\b\d+(?:\.\d+)?\s?m?s\b/g;
const REPORT_TIME = /\b(time|timestamp)="[^"]*"/g;
const STAMP = /\d{4}-\d\d-\d\dT\d\d[:-]\d\d[:-]\d\d(?:[.-]\d{3})?Z?/g;
const HEAP = /\b\d+(?:\.\d+)? MB\b/g;

/**
 * The form in which two outputs of one command are equal: what differs from run to run (times, memory, the order of
 * files that finish side by side) gets one form, and blank lines around it and spaces at line ends fall away.
 */
export function normaliseOutput(output: string): string {
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

/** Files that run side by side are printed as they finish: those that stand together are sorted, with their tests. */
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

/** A trace's tables are as wide as their times are long, and sorted by them. */
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

/** Sorts neighbours that are alike among themselves; everything else stays where it is. */
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
