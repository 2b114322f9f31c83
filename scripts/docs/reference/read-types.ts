import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, EXAMPLE_OPTIONS } from '../examples/compiler.ts';
import type { Workspace } from '../examples/folder.ts';
import type { OldTypeNames, TypeNames } from './package-facts.ts';

/**
 * The compiler expands types when it emits declarations, and so lists the names however the package declares them.
 * Keys of lists, functions and strings are not options; `extends` holds a configuration.
 */
const PROBE = `
import type { ProjectConfig, RstestConfig } from '@rstest/core';
type Plain = string | number | boolean | RegExp | readonly unknown[] | ((...given: never[]) => unknown) | Promise<unknown>;
type KeysOf<T> = T extends unknown ? keyof T & string : never;
type Nested = Omit<RstestConfig, 'env' | 'extends' | 'projects' | 'reporters' | 'plugins'>;
type Reporters = NonNullable<RstestConfig['reporters']>;
type Paths = { [K in keyof Nested & string]: \`\${K}.\${KeysOf<Exclude<NonNullable<Nested[K]>, Plain>>}\` };
export interface Names<T> { readonly names: T }
declare function names<T>(): Names<T>;
export const configKeys = names<keyof RstestConfig & string>();
export const projectKeys = names<keyof ProjectConfig & string>();
export const nestedKeys = names<Paths[keyof Paths]>();
export const reporterKeys = names<KeysOf<Exclude<Reporters | Extract<Reporters, readonly unknown[]>[number], Plain>>>();
export const chaiKeys = names<keyof Chai.Assertion & string>();
`;

/** Reads names from the types of the package. The folder must exist. */
export function readTypes(workspace: Workspace): Promise<TypeNames> {
  return readNames(PROBE, workspace);
}

/** More names, from the types alone: a release whose dependencies are not installed cannot run a test. */
const MORE = `
import * as core from '@rstest/core';
import type { Assertion } from '@rstest/core';
import * as api from '@rstest/core/api';
type Given = Parameters<typeof core.test>[number];
type Callback = Extract<Given, (...given: never[]) => unknown>;
type Mock = ReturnType<typeof core.rs.fn>;
export const exports = names<keyof typeof core & string>();
export const apiExports = names<keyof typeof api & string>();
export const rs = names<keyof typeof core.rs & string>();
export const expect = names<keyof typeof core.expect & string>();
export const assertion = names<keyof Assertion & string>();
export const test = names<keyof typeof core.test & string>();
export const describe = names<keyof typeof core.describe & string>();
export const mockInstance = names<keyof Mock & string>();
export const mockState = names<keyof Mock['mock'] & string>();
export const context = names<keyof Parameters<Callback>[0] & string>();
export const testOptions = names<KeysOf<Exclude<Given, Plain>>>();
export const instance = names<keyof Awaited<ReturnType<typeof api.createRstest>> & string>();
`;

/** Reads names from the types of any release. A type that the release lacks has no names. */
export function readOldTypes(workspace: Workspace): Promise<OldTypeNames> {
  return readNames(`// @ts-nocheck${PROBE}${MORE}`, workspace);
}

/** The names of each constant that the probe exports. */
async function readNames<T>(probe: string, { root, folder }: Workspace): Promise<T> {
  writeFileSync(join(folder, 'probe.ts'), probe);
  const emit = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: 'types',
    noErrorTruncation: true,
  };
  const errors = await compile({ compilerOptions: { ...EXAMPLE_OPTIONS, ...emit }, files: ['probe.ts'] }, folder, root);
  if (errors !== '') {
    throw new Error(`The reference check cannot read the types of @rstest/core any more:\n${errors}`);
  }
  const declarations = readFileSync(join(folder, 'types/probe.d.ts'), 'utf8');
  const found = [...declarations.matchAll(/^export declare const (\w+): Names<([^;]*)>;/gm)];
  return Object.fromEntries(
    found.map(([, name, union = '']) => [name, [...union.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text)]),
  ) as T;
}
