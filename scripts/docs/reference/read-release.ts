import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import glob from 'fast-glob';
import { nameKinds } from './name-kinds.ts';
import type { OldTypeNames } from './package-facts.ts';
import { readOldTypes } from './read-types.ts';

/** Facts about one release of `@rstest/core`. */
export interface Release {
  readonly version: string;
  readonly flags: readonly string[];
  /** Keys of the configuration, also below its sections. */
  readonly config: readonly string[];
  /** Names of the API, as headings name them. */
  readonly api: readonly string[];
  /**
   * Defaults by key of the configuration, without those that the code computes, and the required versions of Node.js
   * and other packages, by name.
   */
  readonly values: Readonly<Record<string, unknown>>;
}

const PACKAGE = '@rstest/core';

/** Suffix of the names of exports of `@rstest/core/api`. */
export const FROM_API = ` from ${PACKAGE}/api`;

/** Names that the types lack, with the text that the code has. */
const IN_CODE = new Map([
  ['RSTEST_WORKER_ID', 'RSTEST_WORKER_ID'],
  ['NODE_COMPILE_CACHE', 'NODE_COMPILE_CACHE'],
  ['Symbol.dispose', 'spyFn, Symbol.dispose'],
  ['expect.element', 'expect.element() is'],
]);

/** The fields of a release's `package.json` in use. */
interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly engines: { readonly node: string };
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Reads a release by its types and the text of its code; its dependencies need not be installed.
 * @param folder has the package in its `node_modules`, and is below the root
 */
export async function readRelease(version: string, root: string, folder: string): Promise<Release> {
  const home = join(folder, 'node_modules/@rstest/core');
  const files = await glob('{bin,dist}/**/*.js', { cwd: home, ignore: ['dist/browser-runtime/**'] });
  const code = files.map((file) => readFileSync(join(home, file), 'utf8')).join('\n');
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Manifest;
  const types = await readOldTypes({ root, folder });
  const entries = Object.keys(manifest.exports).map((entry) => `${PACKAGE}${entry.slice(1)}`);
  // Without this entry, the compiler finds that of the package in the root.
  const own = entries.includes(`${PACKAGE}/api`) ? types : { ...types, apiExports: [], instance: [] };
  return {
    version,
    flags: flagsIn(code),
    config: [...types.configKeys, ...types.nestedKeys].toSorted(),
    api: [...new Set([...apiNames(own), ...namesIn(code), ...entries])].toSorted(),
    values: { ...defaultsIn(code), ...needsOf(manifest) },
  };
}

function apiNames(types: OldTypeNames): readonly string[] {
  const runTime = { ...types, configExports: [], task: [] };
  const kinds = nameKinds({ types, runTime }).filter(({ kind }) => kind !== 'option');
  const instance = types.instance.map((name) => `instance.${name}`);
  const api = types.apiExports.map((name) => `${name}${FROM_API}`);
  return [...kinds.flatMap(({ names }) => names), ...types.testOptions, ...instance, ...api];
}

function namesIn(code: string): readonly string[] {
  return [...IN_CODE].filter(([, text]) => code.includes(text)).map(([name]) => name);
}

function needsOf({ engines, dependencies, peerDependencies }: Manifest): Readonly<Record<string, unknown>> {
  const [rsbuild] = dependencies['@rsbuild/core']?.match(/\d+/) ?? [];
  return { 'Node.js': engines.node, '@rsbuild/core': rsbuild, ...peerDependencies };
}

/** The flags that the code declares: a call of `option`, or a list that begins with the flag and its description. */
export function flagsIn(code: string): readonly string[] {
  const declared = code.matchAll(
    /(?:\.option\(|\[|customFlags = )\s*(['"])(--?\w[^'"]*)\1(?:\)|,\s*['"`](?!-)\S* \w)/g,
  );
  const names = [...declared].flatMap(([, , words = '']) => words.match(/(?<![\w-])--[A-Za-z][\w.*-]*/g) ?? []);
  return [...new Set(names)].toSorted();
}

/** Replaces all values that the code of the defaults refers to, so that no other code runs. */
const UNKNOWN: unknown = new Proxy(() => UNKNOWN, { get: () => UNKNOWN, apply: () => UNKNOWN });

/**
 * The defaults by key (`coverage.clean`): of the object that `createDefaultConfig` returns, of keys that the code reads
 * as `normalizedConfig.key ?? value`, and of flags.
 */
export function defaultsIn(code: string): Readonly<Record<string, unknown>> {
  const [, literal] = /createDefaultConfig = \(\)=>\((\{.*?\n\s*\})\);/s.exec(code) ?? [];
  if (literal === undefined)
    throw new Error('The code of the release has no createDefaultConfig, from which the defaults are read.');
  const scope = new Proxy({}, { has: () => true, get: (_, key) => (key === Symbol.unscopables ? undefined : UNKNOWN) });
  const value: unknown = runInNewContext(`with (scope) (${literal})`, { scope });
  const read = [
    ...code.matchAll(/normalizedConfig\.([\w.]+) \?\? ('[^']*'|\d+|true|false)/g),
    ...code.matchAll(/'(--[\w.-]+)[^']*',\s*'[^']*',\s*\{\s*default: ('[^']*')/g),
  ].map(([, key = '', text = '']) => [key, JSON.parse(text.replaceAll("'", '"')) as unknown] as const);
  return Object.fromEntries([...flat(JSON.parse(JSON.stringify(value)) as object), ...read]);
}

function flat(value: object, parent = ''): readonly (readonly [string, unknown])[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner !== 'object' || inner === null || Array.isArray(inner)
      ? [[parent + key, inner] as const]
      : flat(inner, `${parent}${key}.`),
  );
}
