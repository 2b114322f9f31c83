import { isDeepStrictEqual } from 'node:util';
import { problem, type Problem } from '#node/content/problem.ts';
import { wrongReleases, type Releases } from './compare-since.ts';
import { flagsOf, type PackageFacts } from './package-facts.ts';
import { FACT_NAMES, type OptionFacts, type ReferencePage } from './read-reference.ts';
import { isNothing, isWrittenAs, resolvedValue } from './resolved-value.ts';

/** Options whose scope on the page differs from the types, with the reason. */
const SCOPE_EXCEPTIONS = new Map([
  ['update', 'accepted in a project by the types, ignored when it runs'],
  ['onlyFailures', 'accepted in a project by the types, ignored when it runs'],
  ['projects', 'a project that is a folder may have projects of its own'],
  ['output.distPath', 'taken from projects by the types of `output`'],
]);

/** Compares the facts that a page states of its options with the package. */
export function compareOptions(page: ReferencePage, facts: PackageFacts, releases: Releases): readonly Problem[] {
  return page.options.flatMap((option) => [
    ...missing(option, page),
    ...wrongDefault(option, page, facts),
    ...wrongFlags(option, page, facts),
    ...wrongScope(option, page, facts),
    ...wrongSince(option, page, releases),
  ]);
}

const at = (page: ReferencePage, fact: { line: number }) => ({ file: page.file, line: fact.line });

/** An option and each key below it need all facts. */
function missing({ option, line, facts }: OptionFacts, page: ReferencePage): readonly Problem[] {
  return FACT_NAMES.filter((name) => !facts[name]).map((name) =>
    problem({ file: page.file, line }, `${option} does not say its ${name}`),
  );
}

/** Defaults in words for options that are absent, empty or switched off in the resolved configuration. */
const NOTHING = /^(none|off|not set|no cache)(?=$|[,:;])/;

/** Text that may follow a default in code without changing the default: a note, another case. */
const NOTE = /^($|[,:;]| \(| without projects)/;

function wrongDefault({ option, facts }: OptionFacts, page: ReferencePage, { resolved, types }: PackageFacts) {
  const stated = facts.Default;
  if (!stated) return [];
  const value = resolvedValue(resolved, option, types.nestedKeys);
  const [code] = stated.codes;
  const problemWith = (shown: string) => [
    problem(at(page, stated), `the default of ${option} is ${JSON.stringify(value)}, not ${shown}`),
  ];
  if (NOTHING.test(stated.text)) return isNothing(value) ? [] : problemWith(stated.text);
  if (stated.text === 'the list below') {
    const block = page.blocks.find(({ line }) => line > stated.line);
    return isDeepStrictEqual(block?.text.split('\n'), value) ? [] : problemWith('the list below');
  }
  // Defaults in prose, such as "the current directory" or "see each key", are not compared.
  if (code === undefined || !stated.text.startsWith(code) || !NOTE.test(stated.text.slice(code.length))) return [];
  return isWrittenAs(value, code) ? [] : problemWith(code);
}

function wrongFlags({ option, facts }: OptionFacts, page: ReferencePage, rstest: PackageFacts): readonly Problem[] {
  const stated = facts.CLI;
  if (!stated) return [];
  const flags = flagsOf(rstest).flatMap(({ names }) => names);
  const flag = `--${option}`;
  if (flags.includes(flag) && !stated.text.includes(flag) && !stated.text.includes(`--${option.split('.')[0]}.<key>`)) {
    return [problem(at(page, stated), `${option} does not say its flag ${flag}`)];
  }
  const named = stated.codes.flatMap((code) => code.split(',').map((each) => each.trim()));
  return named.flatMap((code) => {
    const [name = ''] = code.split(/[ =]/);
    const positive = name.replace(/^--no-/, '--');
    if (!name.startsWith('-') || name.includes('<') || flags.includes(positive)) return [];
    return [problem(at(page, stated), `Rstest has no flag ${name}`)];
  });
}

function wrongScope({ option, facts }: OptionFacts, page: ReferencePage, { types }: PackageFacts): readonly Problem[] {
  const stated = facts.Scope;
  if (!stated || SCOPE_EXCEPTIONS.has(option)) return [];
  const inProjects = types.projectKeys.includes(option.split('.')[0] ?? '');
  const saysRoot = stated.text === 'root only';
  if (inProjects !== saysRoot) return [];
  const scope = inProjects ? 'root and projects' : 'root only';
  return [problem(at(page, stated), `the scope of ${option} is "${scope}" by its types, not "${stated.text}"`)];
}

function wrongSince({ option, facts }: OptionFacts, page: ReferencePage, releases: Releases): readonly Problem[] {
  const stated = facts.Since;
  if (!stated) return [];
  return wrongReleases(option.split(' and '), stated.text, releases.since.config, releases).map((reason) =>
    problem(at(page, stated), reason),
  );
}
