import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import type { Resolved } from './package-facts.ts';

/** Sections of the configuration that Rsbuild resolves. */
const BUILD = new Set(['plugins', 'source', 'dev', 'output', 'resolve', 'tools', 'performance']);

/**
 * The resolved value of an option in an empty project, by its path (`coverage.clean`), as a reader would write it:
 * without Rstest's own additions and without the folder of the project.
 * @param nestedKeys paths of the keys that Rstest has below its options
 * @returns undefined when nothing is set
 */
export function resolvedValue({ rstest, rsbuild }: Resolved, option: string, nestedKeys: readonly string[]): unknown {
  // Rstest sets these itself: one project when there are none, plugins, functions for the build.
  if (['projects', 'plugins', 'tools'].includes(option)) return undefined;
  if (option === 'exclude') return excludePatterns(rstest);
  if (option === 'output.distPath') return lookUp(rstest, 'output.distPath.root');
  const section = option.split('.')[0] ?? '';
  if (option === section && BUILD.has(section)) return known(lookUp(rsbuild, section), section, nestedKeys);
  const value = lookUp(rstest, option) ?? (BUILD.has(section) ? lookUp(rsbuild, option) : undefined);
  const root = lookUp(rstest, 'root');
  return typeof value === 'string' && typeof root === 'string' ? value.replace(`${root}/`, './') : value;
}

/** The keys of a section resolved by Rsbuild that can be set through Rstest. */
function known(value: unknown, section: string, nestedKeys: readonly string[]): unknown {
  const entries = Object.entries(value ?? {});
  return Object.fromEntries(entries.filter(([key]) => nestedKeys.includes(`${section}.${key}`)));
}

function lookUp(from: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], from);
}

/** The patterns without the folder of the built tests. */
function excludePatterns(rstest: unknown): readonly string[] {
  const patterns = lookUp(rstest, 'exclude.patterns') as readonly string[];
  return patterns.filter((pattern) => pattern !== `**/${String(lookUp(rstest, 'output.distPath.root'))}`);
}

/** True for a value without effect: absent, false, empty, or switched off. */
export function isNothing(value: unknown): boolean {
  if (value === undefined || value === false) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.keys(value).length === 0 || ('enabled' in value && value.enabled === false);
}

/** True if the code of a page (`['text']`, `'auto'`, `300`) is this value. Such JavaScript literals are valid YAML. */
export function isWrittenAs(value: unknown, code: string): boolean {
  const stated: unknown = parse(/^[*@!&%|>]/.test(code) ? `'${code}'` : code);
  return (isNothing(stated) && isNothing(value)) || isDeepStrictEqual(stated, value);
}
