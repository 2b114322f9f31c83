import type { PackageFacts } from './package-facts.ts';

/** Names of one kind, as pages write them: `rs.fn`, `toBe`, `coverage.clean`. */
export interface NameKind {
  readonly kind: string;
  /** Every name that the package has. */
  readonly names: readonly string[];
  /** Matches texts that look like a name of this kind; the first group is the name. */
  readonly shape: RegExp;
  /** Where the names are documented: under their own heading, or as code in a sentence or row. */
  readonly place: 'heading' | 'code';
}

/** Members that JavaScript gives to functions, and internals of assertions, mocks and contexts. */
const NOT_API = new Set([
  'length',
  'name',
  'prototype',
  'constructor',
  'assert',
  'withTest',
  'withContext',
  '_useLocalExpect',
  '_isMockFunction',
  '_obj',
  '__flags',
  '__methods',
]);

/** Options whose names before a dot may also be something else: a function, a file, an object. */
const AMBIGUOUS = ['expect', 'env', 'browser'];

/** All names of the package that pages document one by one. */
export function nameKinds({ types, runTime }: Pick<PackageFacts, 'types' | 'runTime'>): readonly NameKind[] {
  const api = (names: readonly string[]) => names.filter((name) => !NOT_API.has(name));
  const below = (owner: string, names: readonly string[]) => api(names).map((name) => `${owner}.${name}`);
  const member = (owner: string, names: readonly string[]): NameKind => ({
    kind: `member of ${owner}`,
    names: below(owner, names),
    // `test.ts` is a file.
    shape: new RegExp(`^(${owner}\\.(?![cm]?[jt]sx?\\b)\\w+)`),
    place: 'heading',
  });
  const parents = new Set(types.nestedKeys.map((key) => key.split('.')[0] ?? ''));
  const options = [...parents].filter((name) => !AMBIGUOUS.includes(name));
  return [
    member('rs', runTime.rs),
    member('expect', runTime.expect),
    member('test', runTime.test),
    member('describe', runTime.describe),
    member('context', runTime.context),
    member('mock', runTime.mockState),
    {
      kind: 'matcher',
      names: api(runTime.assertion).filter((name) => !types.chaiKeys.includes(name) || name === 'not'),
      shape: /^(?:expect\(.*\))?\.?(to[A-Z]\w+)/,
      place: 'heading',
    },
    {
      kind: 'method of mocks',
      names: api(runTime.mockInstance),
      shape: /^\.?((?:mock[A-Z]|getMock[A-Z]|withImpl)\w+)/,
      place: 'heading',
    },
    {
      kind: 'option',
      names: types.nestedKeys,
      shape: new RegExp(`^((?:${options.join('|')})\\.[a-z]\\w+)`),
      place: 'heading',
    },
    {
      kind: 'export',
      names: [...new Set([...runTime.exports, ...runTime.configExports])],
      shape: /^((?:define|merge)[A-Z]\w*|loadConfig|(?:before|after)[A-Z]\w+|register\w+Cleanup)/,
      place: 'code',
    },
    {
      kind: 'method of reporters',
      names: types.reporterKeys,
      shape: /^(on(?:TestRun|TestFile|TestSuite|TestCase|UserConsole|Exit)\w*|flushOutputStreams)/,
      place: 'code',
    },
  ];
}
