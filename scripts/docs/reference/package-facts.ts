import type { Help } from './help.ts';

/** Everything that the pinned package says of itself, read from it and never typed. */
export interface PackageFacts {
  readonly version: string;
  /** What `--help` says, by command; the default command is `''`. */
  readonly help: ReadonlyMap<string, Help>;
  readonly types: TypeNames;
  readonly runTime: RunTimeNames;
  /** The resolved configuration of an empty project, as Rstest and Rsbuild see it. */
  readonly resolved: Resolved;
}

/** Names that only the types know. */
export interface TypeNames {
  /** Keys of the configuration. */
  readonly configKeys: readonly string[];
  /** Keys that a project of `projects` may have. */
  readonly projectKeys: readonly string[];
  /** Keys one level below, as `pool.maxWorkers`. */
  readonly nestedKeys: readonly string[];
  /** Methods of a reporter. */
  readonly reporterKeys: readonly string[];
  /** Names that every assertion of Chai has. */
  readonly chaiKeys: readonly string[];
}

/** Names that a test sees while it runs. */
export interface RunTimeNames {
  /** What `@rstest/core` exports to a test. */
  readonly exports: readonly string[];
  /** What it exports to a configuration file. */
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
