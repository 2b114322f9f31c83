import type { Flag, Help } from './help.ts';

/** Facts about the pinned package, all read from it. */
export interface PackageFacts {
  /** The `--help` of each command; the default command is `''`. */
  readonly help: ReadonlyMap<string, Help>;
  readonly types: TypeNames;
  readonly runTime: RunTimeNames;
  /** The resolved configuration of an empty project, as Rstest and Rsbuild see it. */
  readonly resolved: Resolved;
}

/** The flags of all commands. */
export function flagsOf({ help }: PackageFacts): readonly Flag[] {
  return [...help.values()].flatMap(({ flags }) => flags);
}

/** Names that exist only in types. */
export interface TypeNames {
  readonly configKeys: readonly string[];
  /** Keys that a project of `projects` may have. */
  readonly projectKeys: readonly string[];
  /** Keys one level below, such as `pool.maxWorkers`. */
  readonly nestedKeys: readonly string[];
  readonly reporterKeys: readonly string[];
  /** Names that every assertion of Chai has. */
  readonly chaiKeys: readonly string[];
}

/** Names of any release, as its types have them. */
export interface OldTypeNames extends TypeNames, Omit<RunTimeNames, 'configExports' | 'task'> {
  /** Exports of `@rstest/core/api`. */
  readonly apiExports: readonly string[];
  /** Keys of the options of one test. */
  readonly testOptions: readonly string[];
  /** Members of the object that `createRstest` returns. */
  readonly instance: readonly string[];
}

/** Names that exist at run time. */
export interface RunTimeNames {
  /** Exports of `@rstest/core` in a test. */
  readonly exports: readonly string[];
  /** Its exports in a configuration file. */
  readonly configExports: readonly string[];
  readonly rs: readonly string[];
  readonly expect: readonly string[];
  /** Names of `expect(1)`, with those of Chai. */
  readonly assertion: readonly string[];
  readonly test: readonly string[];
  readonly describe: readonly string[];
  readonly mockInstance: readonly string[];
  readonly mockState: readonly string[];
  readonly context: readonly string[];
  readonly task: readonly string[];
}

export interface Resolved {
  readonly rstest: Readonly<Record<string, unknown>>;
  readonly rsbuild: Readonly<Record<string, unknown>>;
}
