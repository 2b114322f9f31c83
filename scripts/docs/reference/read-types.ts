import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, EXAMPLE_OPTIONS } from '../examples/compiler.ts';
import type { Workspace } from '../examples/folder.ts';
import type { TypeNames } from './package-facts.ts';

/**
 * The compiler expands types when it emits declarations, and so lists the names however the package declares them.
 * Keys of lists, functions and strings are no options; `extends` holds a configuration.
 */
const PROBE = `
import type { ProjectConfig, Reporter, RstestConfig } from '@rstest/core';
type Plain = string | number | boolean | RegExp | readonly unknown[] | ((...given: never[]) => unknown) | Promise<unknown>;
type KeysOf<T> = T extends unknown ? keyof T & string : never;
type Nested = Omit<RstestConfig, 'env' | 'extends' | 'projects' | 'reporters' | 'plugins'>;
type Paths = { [K in keyof Nested & string]: \`\${K}.\${KeysOf<Exclude<NonNullable<Nested[K]>, Plain>>}\` };
export interface Names<T> { readonly names: T }
declare function names<T>(): Names<T>;
export const configKeys = names<keyof RstestConfig & string>();
export const projectKeys = names<keyof ProjectConfig & string>();
export const nestedKeys = names<Paths[keyof Paths]>();
export const reporterKeys = names<keyof Reporter & string>();
export const chaiKeys = names<keyof Chai.Assertion & string>();
`;

/** Reads names from the types of the package. The folder must exist. */
export async function readTypes({ root, folder }: Workspace): Promise<TypeNames> {
  writeFileSync(join(folder, 'probe.ts'), PROBE);
  const emit = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: 'types',
    noErrorTruncation: true,
  };
  const errors = await compile({ compilerOptions: { ...EXAMPLE_OPTIONS, ...emit }, files: ['probe.ts'] }, folder, root);
  if (errors !== '')
    throw new Error(`The types of @rstest/core are no longer as the reference check reads them:\n${errors}`);
  const declarations = readFileSync(join(folder, 'types/probe.d.ts'), 'utf8');
  const read = (name: string) => namesIn(declarations, name);
  return {
    configKeys: read('configKeys'),
    projectKeys: read('projectKeys'),
    nestedKeys: read('nestedKeys'),
    reporterKeys: read('reporterKeys'),
    chaiKeys: read('chaiKeys'),
  };
}

/** The names in `export declare const x: Names<"a" | "b">;`. */
function namesIn(declarations: string, name: string): readonly string[] {
  const [, union = ''] = new RegExp(`const ${name}: Names<([^;]*)>;`).exec(declarations) ?? [];
  return [...union.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text);
}
