import { problem, type Problem } from '#node/content/problem.ts';
import { wrongReleases, type Releases } from './compare-since.ts';
import { valueOf } from './help.ts';
import { flagsOf, type PackageFacts } from './package-facts.ts';
import type { ReferencePage, Row } from './read-reference.ts';
import { isWrittenAs, resolvedValue } from './resolved-value.ts';

/**
 * Compares the tables and headings of the CLI page with `--help`: they must have all its flags and commands and no
 * others, with the right kind of value, the resolved default and the recorded first release.
 */
export function compareFlags(page: ReferencePage, facts: PackageFacts, releases: Releases): readonly Problem[] {
  const flags = flagsOf(facts);
  // Only tables with four columns (name, meaning, default, since) are compared.
  const rows = page.flagRows.filter(({ cells }) => cells.length === 4).map((row) => ({ row, names: namesOf(row) }));
  const named = new Set(rows.flatMap(({ names }) => names));
  const lacking = flags
    .filter(({ names }) => !names.some((name) => named.has(name)))
    .map(({ names }) => problem({ file: page.file, line: 1 }, `no table has the flag ${names.join(', ')}`));
  return [
    ...new Map(lacking.map((each) => [each.reason, each])).values(),
    ...rows.flatMap(({ row, names }) => names.flatMap((name) => compareRow(name, row, page, facts))),
    ...rows.flatMap(({ row, names }) => wrongSince(names, row, page, releases)),
    ...lackingCommands(page, facts),
  ];
}

/** The flags that the first cell of a row names. */
function namesOf({ cells }: Row): readonly string[] {
  return (cells[0]?.codes ?? []).map((code) => code.split(' ')[0] ?? '').filter((name) => name.startsWith('-'));
}

function compareRow(name: string, row: Row, page: ReferencePage, facts: PackageFacts): readonly Problem[] {
  const wrong = (reason: string) => [problem({ file: page.file, line: row.line }, reason)];
  const flag = flagsOf(facts).find(({ names }) => names.includes(name));
  if (!flag) return wrong(`Rstest has no flag ${name}`);
  const stated = valueOf(row.cells[0]?.text ?? '');
  if (stated !== flag.value) return wrong(`the value of ${name} is ${flag.value}, not ${stated}`);
  const [code] = row.cells[2]?.codes ?? [];
  const option = name.replace(/^--/, '');
  const isOption = [...facts.types.configKeys, ...facts.types.nestedKeys].includes(option);
  if (code === undefined || !isOption || row.cells[2]?.text !== code) return [];
  const value = resolvedValue(facts.resolved, option, facts.types.nestedKeys);
  return [value, short(value)].some((each) => isWrittenAs(each, code))
    ? []
    : wrong(`the default of ${name} is ${JSON.stringify(value)}, not ${code}`);
}

/** A list or an object with one value as on the command line: `forks` for `{ type: 'forks' }`. */
function short(value: unknown): unknown {
  const [first, ...rest] = typeof value === 'object' && value !== null ? (Object.values(value) as unknown[]) : [];
  return rest.length === 0 ? first : value;
}

function wrongSince(names: readonly string[], { cells, line }: Row, page: ReferencePage, releases: Releases) {
  return wrongReleases(names, cells[3]?.text ?? '', releases.since.flags, releases).map((reason) =>
    problem({ file: page.file, line }, reason),
  );
}

function lackingCommands(page: ReferencePage, { help }: PackageFacts): readonly Problem[] {
  const headings = new Set(page.headings.map(({ text }) => text));
  return [...help.keys()]
    .map((command) => `rstest ${command}`.trim())
    .filter((heading) => !headings.has(heading))
    .map((heading) => problem({ file: page.file, line: 1 }, `no heading has the command ${heading}`));
}
